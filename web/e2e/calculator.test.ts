import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calculateImpact, type ImpactConstants } from '../src/domain/impact.ts';
import { filesIn } from './content/records.ts';
import { loadStopped, startJourney } from './journey.ts';

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
  readonly constants: ImpactConstants;
  readonly timing: { readonly calculating: number; readonly banner: number };
}

const { inputs, constants, timing } =
  filesIn<Calculator>('calculators')['eco-impact'] ?? expect.fail();
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

/** What a run shows, by the formulas, which have tests of their own. */
function impactOf(distancePerWeek: number, usage: string, years: number): string[] {
  const { multiplier = 0 } = inputs.usage.options.find(({ value }) => value === usage) ?? {};
  const impact = calculateImpact({ distancePerWeek, multiplier, years }, constants);
  return [
    round(impact.co2Saved),
    round(impact.co2Tons, 2),
    round(impact.fuelSaved, 1),
    ...[impact.costSaved, impact.electricCost, impact.netSavings].map((sum) => money.format(sum)),
    round(impact.treesEquivalent),
  ];
}

const results = (page: Page) => page.locator('main section:has(> [role=status]) dl');
const button = (page: Page) => page.locator('main form [type=submit]');

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

test('the calculator starts with its defaults, pauses, then shows results and a banner that goes', async () => {
  const page = await openStopped();
  for (const [index, name] of ['miles', 'usage', 'years'].entries())
    expect(await page.locator(`[name=${name}]`).inputValue()).toBe(`${defaults[index]}`);
  await button(page).click();
  expect(await button(page).isDisabled()).toBe(true);
  await page.clock.runFor(timing.calculating - 100);
  expect(await results(page).count()).toBe(0);
  await page.clock.runFor(200);
  await results(page).waitFor();
  await passBanner(page);
  const text = await results(page).innerText();
  for (const figure of impactOf(...defaults)) expect(text).toContain(figure);
});

test('to those who want less motion figures are final at once, stay until the next run, and for what is refused', async () => {
  const page = await openStopped({ reducedMotion: 'reduce' });
  await button(page).click();
  await page.clock.runFor(timing.calculating);
  await results(page).waitFor();
  const visible = results(page).locator('dd [aria-hidden="true"]').first();
  const [weight = ''] = impactOf(...defaults);
  expect(await visible.textContent()).toContain(weight);
  await passBanner(page);
  const { value: usage } = inputs.usage.options.at(-1) ?? expect.fail();
  const { value: years } = inputs.years.options.at(-1) ?? expect.fail();
  const miles = page.locator('[name=miles]');
  await page.locator('[name=usage]').selectOption(usage);
  await page.locator('[name=years]').selectOption(`${years}`);
  for (const refused of ['', `${inputs.distancePerWeek.max + 1}`]) {
    await miles.fill(refused);
    await button(page).click();
    expect(await miles.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.clock.runFor(timing.calculating + timing.banner);
    expect(await visible.textContent()).toContain(weight);
  }
  await miles.fill('1');
  await button(page).click();
  await page.clock.runFor(timing.calculating);
  const figures = impactOf(1, usage, years);
  await expect.poll(() => results(page).innerText()).toContain(figures[0]);
  for (const figure of figures) expect(await results(page).innerText()).toContain(figure);
});
