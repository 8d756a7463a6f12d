import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { townPath } from './content/addresses.ts';
import { first } from './content/records.ts';
import { sampleTowns } from './content/samples.ts';
import { follow, hydrated, startJourney } from './journey.ts';

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

  test.for(['/', '/inventory', '/evolution', townPath(first(sampleTowns))])(
    '%s stands still',
    async (path) => {
      const page = await journey.open(path, still);
      expect(await longMotion(page)).toEqual([]);
      await page.locator('main a').first().hover();
      expect(await longMotion(page)).toEqual([]);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe('auto');
    },
  );

  test('a list that loads stands still', async () => {
    const page = await journey.open('/contact', still);
    await page.route('**/api/vehicles', () => {});
    await follow(page, page.getByRole('contentinfo').getByRole('link', { name: 'Inventory' }));
    await page.locator('[data-placeholder]').first().waitFor();
    expect(await longMotion(page)).toEqual([]);
  });

  test('an impact appears without movement', async () => {
    const page = await journey.open('/eco-impact', still);
    await hydrated(page);
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await page.getByRole('region', { name: 'Your impact' }).waitFor();
    expect(await longMotion(page)).toEqual([]);
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

  test('the shown page is marked in the menu without color', async () => {
    const page = await journey.open('/rentals', forced);
    const link = page.getByRole('banner').locator('[aria-current=page]');
    expect(await link.evaluate((each) => getComputedStyle(each).textDecorationLine)).toContain(
      'underline',
    );
  });

  test('the focus is seen', async () => {
    const page = await journey.open('/contact', forced);
    await page.getByLabel('First Name').focus();
    const outline = await page
      .getByLabel('First Name')
      .evaluate((each) => getComputedStyle(each).outline);
    expect(outline).toMatch(/solid [2-9]px/);
  });

  test('a wrong field differs from a right one', async () => {
    const page = await journey.open('/contact', forced);
    await hydrated(page);
    await page.getByLabel('First Name').fill('Ada');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('alert').waitFor();
    const border = (label: string) =>
      page.getByLabel(label).evaluate((each) => getComputedStyle(each).borderTopWidth);
    expect(await border('Last Name')).not.toBe(await border('First Name'));
  });
});
