import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { counties, policies } from './content/records.ts';
import { pageTypes } from './content/samples.ts';
import { phone, startJourney } from './journey.ts';

const journey = startJourney();

/** What sticks out to the side, and words that their box cuts off. */
function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const lost = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isForReaders = element.clientWidth <= 1 || style.clipPath !== 'none';
      if (isForReaders || element.textContent === '' || element instanceof SVGElement) continue;
      const cutsX =
        /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutsY =
        /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (cutsX || cutsY) lost.push(`${element.tagName}.${element.className} cuts off its content`);
    }
    return lost;
  });
}

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Opens every page type in turn in one window and collects what a look at each finds. */
async function walk(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const path of pageTypes) {
    await page.goto(journey.site().url + path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    faults.push(...(await look(page)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

describe('nothing is lost on any page type', () => {
  test('at 320 by 256 pixels, which is 1280 at four times the size, nor with text spaced out', async () => {
    const page = await journey.window({ bypassCSP: true });
    const faults = await walk(page, async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      const small = await lostContent(page);
      await page.addStyleTag({ content: spacing });
      const spaced = await lostContent(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      return [...small, ...spaced, ...(await lostContent(page))];
    });
    expect(faults).toEqual([]);
  });

  test('with text at twice its size, as a browser is set to', async () => {
    const page = await journey.window();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    expect(await walk(page, lostContent)).toEqual([]);
  });
});

const withTables = [
  ...policies.filter(({ sections }) => sections.some((each) => 'table' in each)).slice(0, 2),
  ...counties.slice(0, 1),
].map(({ path }) => path);

test('a table that is too wide scrolls in a region with a name, by keyboard too', async () => {
  const page = await journey.window({ viewport: { width: 320, height: 600 } });
  for (const path of withTables) {
    await page.goto(journey.site().url + path);
    const wild = await page.locator('main table').evaluateAll(
      (tables) =>
        tables
          .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
          .filter((table) => {
            const region = table.closest<HTMLElement>(
              'section[aria-label], [role=region][aria-label]',
            );
            return region?.tabIndex !== 0;
          }).length,
    );
    expect([path, wild]).toEqual([path, 0]);
  }
});

test('buttons are at least 44 pixels high on a phone', async () => {
  const page = await journey.window(phone);
  const small = await walk(page, () =>
    page
      .locator('.button:visible, button:visible, select:visible')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getBoundingClientRect().height < 44)
          .map((each) => `${each.textContent}`),
      ),
  );
  expect(small).toEqual([]);
});
