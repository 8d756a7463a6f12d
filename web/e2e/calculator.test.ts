import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { filesIn } from './content/records.ts';
import { hydrated, loadStopped, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

interface Calculator {
  readonly inputs: {
    readonly distancePerWeek: { readonly max: number; readonly default: number };
    readonly usage: {
      readonly default: string;
      readonly options: readonly { readonly value: string; readonly multiplier: number }[];
    };
    readonly years: {
      readonly default: number;
      readonly options: readonly { readonly value: number }[];
    };
  };
  readonly constants: Readonly<Record<string, number>>;
  readonly timing: { readonly calculating: number; readonly banner: number };
}

const { inputs, constants, timing } =
  filesIn<Calculator>('calculators')['eco-impact'] ?? expect.fail();
const constant = (name: string) => constants[name] ?? expect.fail(name);
const defaults = [
  inputs.distancePerWeek.default,
  inputs.usage.default,
  inputs.years.default,
] as const;

const round = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** What a run shows, by the formulas of the specification. */
function impactOf(distancePerWeek: number, usage: string, years: number): string[] {
  const { multiplier = 0 } = inputs.usage.options.find(({ value }) => value === usage) ?? {};
  const miles = distancePerWeek * constant('weeksPerYear') * years * multiplier;
  const fuel = miles / constant('fuelEconomy');
  const co2 = fuel * constant('emissionFactor');
  const cost = fuel * constant('fuelPrice');
  const electric = miles * constant('kwhPerDistance') * constant('pricePerKwh');
  const tons = co2 / constant('weightPerTon');
  return [
    `${round(co2)} lbs`,
    `${round(tons, 2)} tons`,
    `${round(fuel, 1)} gallons`,
    ...[cost, electric, cost - electric].map((dollars) => money.format(dollars)),
    `${round(tons * constant('treesPerTon'), 0)} trees`,
  ];
}

const results = (page: Page) => page.getByRole('region', { name: 'Your impact' });

/** Opens the calculator with a clock that is stopped unless a test moves it. */
async function openStopped(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await journey.window(options);
  await loadStopped(page, `${journey.site().url}/eco-impact`);
  return page;
}

/** Waits for the banner over the results, and lets its time pass: its clock starts once React has shown it. */
async function passBanner(page: Page): Promise<void> {
  const banner = page.locator('[data-banner]');
  await banner.waitFor({ state: 'attached' });
  await page.clock.runFor(timing.banner);
  await banner.waitFor({ state: 'detached' });
}

describe('the calculator', () => {
  test('starts with its defaults, pauses, then shows results and a banner that goes', async () => {
    const page = await openStopped();
    for (const [index, label] of ['Miles per Week', 'Usage Type', 'Time Frame'].entries()) {
      expect(await page.getByLabel(label).inputValue()).toBe(`${defaults[index]}`);
    }

    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    const pausing = page.getByRole('button', { name: 'Calculating...' });
    expect(await pausing.isDisabled()).toBe(true);
    await page.clock.runFor(timing.calculating - 100);
    expect(await results(page).count()).toBe(0);
    await page.clock.runFor(200);
    await results(page).waitFor();
    await passBanner(page);
    const text = await results(page).innerText();
    for (const figure of impactOf(...defaults)) expect(text).toContain(figure);
  });

  test('shows final figures at once to those who want less motion, until the next run', async () => {
    const page = await openStopped({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await page.clock.runFor(timing.calculating);
    await results(page).waitFor();
    const visible = results(page).locator('dd [aria-hidden="true"]').first();
    const [pounds = ''] = impactOf(...defaults);
    expect(await visible.textContent()).toBe(pounds);
    const { value: usage } = inputs.usage.options.at(-1) ?? expect.fail();
    const { value: years } = inputs.years.options.at(-1) ?? expect.fail();
    await page.getByLabel('Miles per Week').fill('1');
    await page.getByLabel('Usage Type').selectOption(usage);
    await page.getByLabel('Time Frame').selectOption(`${years}`);
    expect(await results(page).innerText()).toContain(pounds);
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await page.clock.runFor(timing.calculating);
    const figures = impactOf(1, usage, years);
    await expect.poll(() => results(page).innerText()).toContain(figures[0]);
    for (const figure of figures) expect(await results(page).innerText()).toContain(figure);
  });

  test.for(['', `${inputs.distancePerWeek.max + 1}`])(
    'refuses miles of "%s", and the results stay',
    async (miles) => {
      const page = await openStopped({ reducedMotion: 'reduce' });
      const button = page.getByRole('button', { name: 'Calculate Impact' });
      await button.click();
      await page.clock.runFor(timing.calculating);
      await passBanner(page);
      const before = await results(page).innerText();
      const field = page.getByLabel('Miles per Week');
      await field.fill(miles);
      await button.click();
      expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
      await page.clock.runFor(timing.calculating + timing.banner);
      expect(await results(page).innerText()).toBe(before);
    },
  );
});

test('an address with empty fields shows with scripts what it shows without', async () => {
  const address = '/eco-impact?miles=40&usage=&years=';
  const plain = await journey.open(address, withoutScripts);
  const page = await journey.window();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(journey.site().url + address);
  await hydrated(page);
  expect(await results(page).innerText()).toBe(await results(plain).innerText());
  expect(faults).toEqual([]);
});

test('a result stands in the address: a reload and a shared link bring it again', async () => {
  const page = await journey.open('/eco-impact');
  await hydrated(page);
  const before = await page.evaluate(() => history.length);
  await page.getByLabel('Miles per Week').fill('40');
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
  await page.waitForURL('**/eco-impact?miles=40&*');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  expect(await results(page).innerText()).toContain(impactOf(40, defaults[1], defaults[2])[0]);
});
