// The tools that answer a question from what is entered: in place and by keyboard with scripts, at the address without.
// What they answer is worked out in web/src/domain; which tools there are is read from the pages.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedPages } from './asked-pages.ts';
import { vehiclePath } from './content/addresses.ts';
import { pages, towns, vehicleName } from './content/records.ts';
import { richVehicle } from './content/samples.ts';
import { follow, hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const tools = askedPages.filter(({ isTool }) => isTool).map(({ path }) => path);

const narrow = { viewport: { width: 320, height: 640 } };

/** The fields that can be seen, each choice once. */
async function fieldsOf(page: Page): Promise<Locator[]> {
  const folds = 'main :is(form[method=get] details, details:has(form[method=get])):not([open])';
  for (const fold of await page.locator(folds).all())
    await fold.evaluate((each: HTMLDetailsElement) => {
      each.open = true;
    });
  const fields = page.locator(
    'main form[method=get] :is(select, input:not([type=radio]), input[type=radio][value]:not([value=""]))',
  );
  const names = new Set<string>();
  const seen: Locator[] = [];
  for (const field of await fields.all()) {
    const name = `${await field.getAttribute('name')}`;
    if (names.has(name) || !(await field.isVisible())) continue;
    names.add(name);
    seen.push(field);
  }
  return seen;
}

/** The buttons that send the form; some are there only where no script does. */
const submit = (page: Page) => page.locator('main form[method=get] [type=submit]:visible');

/** Enters something else than what is there, by keyboard. */
async function enter(field: Locator): Promise<void> {
  const { type, min, max, value } = await field.evaluate((each: HTMLInputElement) => {
    const { type, min, max, value } = each;
    return { type, min: Number(min), max: Number(max), value };
  });
  await field.focus();
  if (type === 'radio' || type === 'checkbox') return field.press('Space');
  if (type.startsWith('select')) return field.press('ArrowDown');
  if (type === 'date') return field.fill('2090-07-04');
  const near = Math.max(1, Math.ceil((min + (max || 100)) / 20));
  const text = type === 'number' ? `${near === Number(value) ? near + 1 : near}` : towns[0]?.name;
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text ?? 'a');
}

/** What a page says, and what is said of it once to those who hear it. */
const saidOn = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const shown = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    const copy = shown.querySelector('#page')?.cloneNode(true) as HTMLElement;
    for (const heard of copy.querySelectorAll('.sr-only')) heard.remove();
    return copy.textContent;
  }, html);

/** What the page of an address says when the server has answered. */
const answerAt = async (page: Page) => saidOn(page, await (await fetch(page.url())).text());

test.for(tools)('%s answers by keyboard and in place what its address says', async (path) => {
  const page = await journey.window({ ...narrow, reducedMotion: 'reduce' });
  await page.goto(journey.site().url + path);
  await hydrated(page);
  const before = await saidOn(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  const fields = await fieldsOf(page);
  for (const field of fields) await enter(field);
  const [button] = await submit(page).all();
  await button?.press('Enter');
  await page.waitForURL((url) => url.search !== '');
  await expect
    .poll(async () => ((await answerAt(page)) === (await saidOn(page)) ? '' : page.url()))
    .toBe('');
  expect(await saidOn(page)).not.toBe(before);
  expect(await page.locator('html[data-mark]').count()).toBe(1);
  // A button may close the sheet that it is on.
  if (!button) expect(await page.locator('main form :focus').count()).toBe(1);
});

test.for(tools)('%s answers without scripts in the page of an address', async (path) => {
  const page = await journey.open(path, { ...narrow, ...withoutScripts });
  const before = await page.locator('main').innerText();
  for (const field of await fieldsOf(page)) await enter(field);
  await submit(page).first().click();
  await page.waitForURL(/\?./);
  expect(await page.locator('main').innerText()).not.toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a vehicle leads to the tools, which answer about it', async () => {
  const page = await journey.open(vehiclePath(richVehicle.id));
  const links = page.locator(`main a[href*="vehicle=${richVehicle.id}"]`);
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  for (const href of new Set(hrefs)) {
    await page.goto(journey.site().url + vehiclePath(richVehicle.id));
    await follow(page, page.locator(`main a[href="${href}"]`).first());
    await page.waitForURL(`**${href}`);
    await expect.poll(() => page.locator('main').innerText()).toContain(vehicleName(richVehicle));
  }
});

test('a rental that was worked out goes into its request, filled in', async ({ skip }) => {
  const rentals = pages.find(({ sections }) =>
    sections.some(({ kind }) => kind === 'rental-cost-finder'),
  );
  const page = await journey.open(`${rentals?.path}?days=1`);
  const link = page.locator('#rental-answer a[href*="?"]').first();
  const section = rentals?.sections.find(({ kind }) => kind === 'rental-cost-finder');
  skip(!section?.request, 'no request leads on');
  const asked = new URL(`${await link.getAttribute('href')}`, page.url()).searchParams;
  expect(asked.size).toBeGreaterThan(0);
  await follow(page, link);
  await page.waitForURL(`**?${asked}`);
  for (const [name, value] of asked)
    await expect.poll(() => page.locator(`main [name=${name}]`).first().inputValue()).toBe(value);
});
