import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { leastPrice } from './content/prices.ts';
import { sectionOf, vehicleName, vehicles } from './content/records.ts';
import { richVehicle } from './content/samples.ts';
import type { Vehicle } from './content/shapes.ts';
import { hydrated, phone, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const texts = sectionOf('/compare', 'vehicle-comparison').texts as Record<string, string>;
const words = sectionOf('/inventory', 'vehicle-inventory').shortlist as Record<string, string>;
const rankOf = (vehicle: Vehicle) => leastPrice(vehicle) ?? Number.MAX_SAFE_INTEGER;
const byPrice = vehicles.toSorted((a, b) => rankOf(a) - rankOf(b));
// The list begins with the lowest price.
const [one, two] = [byPrice[0], byPrice.at(-1)].flatMap((vehicle) =>
  vehicle ? [{ id: vehicle.id, name: vehicleName(vehicle) }] : [],
);
if (!one || !two) throw new Error('the content has no two vehicles');

/** Whether the list keeps what is to be compared. */
const kept = test.skipIf(!words);

const box = (page: Page, { name }: { name: string }) =>
  page.getByRole('checkbox', { name: `${words.box} – ${name}`, exact: true });
const columns = (page: Page) => page.locator('thead a:not([href*="?"])').allTextContents();
const compareAll = (n: number) => `${words.count}`.replace('{n}', String(n));
const fillNames = (text: string | undefined, names: string) => `${text}`.replace('{names}', names);
const asked = (page: Page) => new URL(page.url()).search;

kept(
  'without scripts, at 320 pixels, what is checked in the list is compared, and nothing scrolls sideways',
  async () => {
    const page = await journey.open('/inventory', {
      ...withoutScripts,
      viewport: { width: 320, height: 700 },
    });
    const button = page.getByRole('button', { name: `${words.compare}`, exact: true });
    expect(await button.isVisible()).toBe(false);
    await box(page, one).check();
    await box(page, two).check();
    await button.click();
    expect(asked(page)).toBe(`?compare=${one.id}&compare=${two.id}`);
    await expect.poll(() => columns(page)).toEqual([one.name, two.name]);
    expect(await page.locator('table th:not([scope])').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const table = page
      .locator('main')
      .getByRole('region')
      .filter({ has: page.locator('table') });
    expect(await table.getAttribute('tabindex')).toBe('0');
    await page.getByRole('link', { name: `${texts.remove} – ${one.name}`, exact: true }).click();
    expect(await columns(page)).toEqual([two.name]);
    await page.getByRole('group').getByLabel(one.name, { exact: true }).check();
    await page.getByRole('button', { name: `${texts.compare}`, exact: true }).click();
    expect(await columns(page)).toHaveLength(2);
  },
);

kept('by keyboard, a list is kept, compared, said, changed and forgotten', async () => {
  const page = await journey.window();
  await page.goto(`${journey.site().url}/inventory`);
  await hydrated(page);
  await box(page, one).focus();
  await page.keyboard.press('Space');
  await page.goto(journey.site().url + vehiclePath(two.id));
  await hydrated(page);
  await box(page, two).press('Space');
  expect(await page.locator('main [aria-live]').textContent()).toBe(compareAll(2));
  await page.getByRole('button', { name: compareAll(2) }).press('Enter');
  await page.waitForURL(`**/compare?compare=${one.id},${two.id}`);
  await expect.poll(() => columns(page)).toEqual([one.name, two.name]);
  // A visit without anything in the address brings the list again.
  await page.goto(`${journey.site().url}/compare`);
  await page.waitForURL(`**/compare?compare=${one.id},${two.id}`);
  await page.getByText(`${texts.kept}`).waitFor();
  await page
    .getByRole('link', { name: `${texts.remove} – ${two.name}`, exact: true })
    .press('Enter');
  await expect.poll(() => columns(page)).toEqual([one.name]);
  await expect
    .poll(() => page.locator('main [role=status]').textContent())
    .toBe(fillNames(texts.comparing, one.name));
  expect(await page.evaluate(() => document.activeElement?.querySelector('table') !== null)).toBe(
    true,
  );
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ shortlist: `["${one.id}"]` });
  await page.goto(`${journey.site().url}/inventory`);
  await hydrated(page);
  expect(await box(page, two).isChecked()).toBe(false);
  await box(page, one).uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

describe('on a phone two vehicles stand side by side, each with a choice that keeps the other', () => {
  const [a, b, c, d] = vehicles.map(({ id }) => id);
  const seen = (page: Page) =>
    page.locator('thead a:not([href*="?"])').filter({ visible: true }).allTextContents();
  const namesOf = (...ids: (string | undefined)[]) =>
    ids.map((id) => vehicleName(vehicles.find((vehicle) => vehicle.id === id) ?? expect.fail()));

  test.runIf(d).each([
    ['with scripts', {}, true],
    ['at once, before they have run', {}, false],
    ['without', withoutScripts, false],
  ])('%s', async (_, options, waits) => {
    const page = await journey.open(`/compare?compare=${a},${b},${c}`, { ...phone, ...options });
    const isScripted = options !== withoutScripts;
    if (waits) await hydrated(page);
    const pickers = page.locator('thead select:visible');
    const pick = async (column: number, id: string | undefined, then: string) => {
      await pickers.nth(column).selectOption(`${id}`);
      if (!isScripted) await page.getByRole('button', { name: `${texts.apply}` }).click();
      await page.waitForURL((url) => url.searchParams.getAll('compare').join() === then);
    };
    expect(await seen(page)).toEqual(namesOf(a, b));
    await pick(1, d, `${a},${d},${c}`);
    await expect.poll(() => seen(page)).toEqual(namesOf(a, d));
    // What has a column already changes places with it.
    if (isScripted) await pick(0, c, `${c},${d},${a}`);
    else await pick(0, c, `${c},${d},${c}`);
    await expect.poll(() => seen(page)).toEqual(namesOf(c, d));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

describe('a browser that keeps nothing', () => {
  kept.for([
    ['refuses', 'get: () => { throw new DOMException("denied", "SecurityError") }'],
    [
      'is damaged',
      'value: { getItem: () => "{[", setItem() { throw new Error("full") }, removeItem() {} }',
    ],
  ] as const)('because its storage %s has the list for the visit', async ([, property]) => {
    const page = await journey.window();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(`Object.defineProperty(window, 'localStorage', { ${property} })`);
    await page.goto(`${journey.site().url}/inventory`);
    await hydrated(page);
    await box(page, one).check();
    await box(page, two).check();
    await page.getByRole('button', { name: compareAll(2) }).click();
    await page.waitForURL('**/compare?**');
    await expect.poll(() => columns(page)).toEqual([one.name, two.name]);
    expect(faults).toEqual([]);
  });
});

test('a comparison from others fits a phone, is passed on, and leaves the own list alone until it is kept', async () => {
  const page = await journey.window({ viewport: { width: 320, height: 700 } });
  await page.addInitScript(`localStorage.shortlist ??= '["${richVehicle.id}"]'`);
  const others = vehicles.filter(({ id }) => id !== richVehicle.id).slice(0, 5);
  const ids = others.map(({ id }) => id);
  await page.goto(`${journey.site().url}/compare?compare=${[...ids, 'gone'].join()}`);
  await hydrated(page);
  expect(await columns(page)).toEqual(others.slice(0, 4).map(vehicleName));
  // Whatever comes last in the table is there to those who scroll the page.
  const table = page.getByRole('region').filter({ has: page.locator('table') });
  const hidden = await table.evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const said = await page.locator('main').innerText();
  expect(said).toContain(fillNames(texts.unknown, 'gone'));
  if (others[4]) expect(said).toContain(fillNames(texts.tooMany, vehicleName(others[4])));
  const stored = () => page.evaluate(() => JSON.parse(localStorage.shortlist));
  expect(await stored()).toEqual([richVehicle.id]);
  await page.getByRole('button', { name: `${texts.keep}` }).click();
  expect(await stored()).toEqual(ids);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: `${texts.shareAction}` }).click();
  await page.getByText(`${texts.copied}`).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
