// The same page on paper, without motion, and in the colors of the system.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { dollars, priceText } from './content/prices.ts';
import { filesIn, site } from './content/records.ts';
import { foldedSeries, richVehicle } from './content/samples.ts';
import { hydrated, startJourney } from './journey.ts';

const journey = startJourney();

/** Names of animations and transitions that run longer than a blink. */
function longMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
      .map(
        (animation) =>
          `${animation.constructor.name} on ${(animation.effect as KeyframeEffect).target?.className}`,
      ),
  );
}

describe('for those who want less motion', () => {
  const still = { reducedMotion: 'reduce' } as const;

  test.for(['/', '/inventory'])('%s stands still', async (path) => {
    const page = await journey.open(path, still);
    expect(await longMotion(page)).toEqual([]);
    await page.locator('main a').first().hover();
    expect(await longMotion(page)).toEqual([]);
    const { scrollBehavior } = await page.evaluate(() =>
      getComputedStyle(document.documentElement),
    );
    expect(scrollBehavior).toBe('auto');
  });
});

describe('with the colors of the system', () => {
  const forced = { forcedColors: 'active' } as const;

  /** Controls without a border that would tell them from plain text. */
  const borderless = (page: Page, selector: string) =>
    page.locator(`:is(${selector}):visible`).evaluateAll((all) =>
      all
        .filter((each) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(each);
          return Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none';
        })
        .map((each) => each.textContent),
    );

  test('buttons, fields, chips and cards keep a border', async () => {
    const page = await journey.open('/inventory?sort=price-up&search=a', forced);
    expect(await borderless(page, '.button, .field, [data-chip], .card')).toEqual([]);
    await page.goto(`${journey.site().url}/contact`);
    expect(await borderless(page, '.button, .field')).toEqual([]);
  });

  test('the focus is seen, and a wrong field differs from a right one', async () => {
    const page = await journey.open('/contact', forced);
    await hydrated(page);
    await page.locator('[name=firstName]').fill('Ada');
    const outline = page
      .locator('[name=firstName]')
      .evaluate((each) => getComputedStyle(each).outline);
    expect(await outline).toMatch(/solid [2-9]px/);
    await page.locator('main form [type=submit]').click();
    await page.locator('main [aria-invalid=true]').first().waitFor();
    const border = (name: string) =>
      page.locator(`[name=${name}]`).evaluate((each) => getComputedStyle(each).borderTopWidth);
    expect(await border('lastName')).not.toBe(await border('firstName'));
  });
});

async function openPrinted(path: string): Promise<Page> {
  // Without motion, so that no color is met on its way from screen to paper.
  const page = await journey.open(path, { reducedMotion: 'reduce' });
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** Colors of words and grounds that are neither black nor white. */
function colorsOf(page: Page): Promise<string[]> {
  return page.locator('main *:visible').evaluateAll((all) => {
    const isInk = (color: string) => /^rgba?\(0, 0, 0(, [\d.]+)?\)$/.test(color);
    const isPaper = (color: string) => /^rgb\(255, 255, 255\)$|, 0\)$/.test(color);
    const own = all.filter((each) =>
      [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return [
      ...own.map((each) => getComputedStyle(each).color).filter((color) => !isInk(color)),
      ...all
        .map((each) => getComputedStyle(each).backgroundColor)
        .filter((color) => !isPaper(color)),
    ];
  });
}

const { id, specifications } = richVehicle;
const { range } = specifications as { range?: { miles: number } };
const { rentals } = filesIn<{ groups: Record<string, RentalGroup> }>('pricing');
interface RentalGroup {
  readonly plans: Record<string, { price: { money: number } }>;
}
const groups = Object.values(rentals?.groups ?? {});
const plans = groups.flatMap((group) => Object.values(group.plans));

describe.for([
  [vehiclePath(id), [priceText(richVehicle), range ? `${range.miles} miles` : '']],
  ['/rentals', plans.map((plan) => dollars(plan.price.money))],
] as const)('%s on paper', ([path, facts]) => {
  test('is black on white, says its facts, its address, the phone and the day, not what only a screen needs', async () => {
    const page = await openPrinted(path);
    // The address comes by a script when the page is printed.
    await page.pdf();
    await expect.poll(async () => [...new Set(await colorsOf(page))]).toEqual([]);
    const said = await page.locator('body').innerText();
    for (const fact of [...facts, `${site.phones.main?.number}`, path])
      expect(said).toContain(fact);
    expect(said).toContain(String(new Date().getFullYear()));
    for (const role of ['navigation', 'search', 'dialog'] as const) {
      expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
    }
    expect(await page.locator('[data-call-bar]:visible').count()).toBe(0);
    expect(await page.locator('[data-skip-link]').isVisible()).toBe(false);
  });
});

test.runIf(foldedSeries)('paper shows what the screen folds away', async () => {
  const page = await openPrinted(`${foldedSeries?.path}`);
  const folded = page.locator('main details a');
  expect(await folded.count()).toBeGreaterThan(0);
  for (const link of await folded.all()) expect(await link.isVisible()).toBe(true);
});
