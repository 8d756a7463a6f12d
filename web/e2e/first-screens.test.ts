import { expect, test } from 'vitest';
import { startJourney } from './journey.ts';

const journey = startJourney();

test('the first row of the list is on the first screen, with prices and links', async () => {
  const page = await journey.open('/inventory');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const rows = await page.locator('#results > li').evaluateAll((cards) => {
    const tops = cards.map((card) => card.getBoundingClientRect().top);
    const first = cards.filter((_, index) => tops[index] === tops[0]);
    return first.map((card) => ({
      price: card.querySelector('[data-price]')?.getBoundingClientRect().bottom,
      link: card.querySelector('a')?.getBoundingClientRect().bottom,
    }));
  });
  expect(rows).toHaveLength(4);
  for (const { price, link } of rows) {
    expect(price).toBeLessThanOrEqual(800);
    expect(link).toBeLessThanOrEqual(800);
  }
});

test.for([
  [375, 812],
  [1280, 800],
] as const)(
  'at %i by %i the first price is on the first two screens of home',
  async ([width, height]) => {
    const page = await journey.open('/', { viewport: { width, height } });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const box = await page.locator('main [data-price]').first().boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(2 * height);
  },
);

test('no rung of the ladder of prices stands alone, and none leaves a hole', async () => {
  const page = await journey.open('/');
  for (const width of [320, 375, 600, 768, 1024, 1280, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    const ends = await page.locator('main ol:has([data-price])').evaluate((ladder) => {
      const right = ladder.getBoundingClientRect().right;
      const last = ladder.lastElementChild?.getBoundingClientRect().right ?? 0;
      return [Math.round(right), Math.round(last)];
    });
    expect([width, ends[1]]).toEqual([width, ends[0]]);
  }
});
