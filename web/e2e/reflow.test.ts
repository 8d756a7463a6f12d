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

/** Buttons that a thumb misses. */
const smallButtons = (page: Page) =>
  page
    .locator('.button:visible, button:visible, select:visible')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => `small: ${each.textContent}`),
    );

/** Legal lines and badges. */
const smallPrint = '[class*="text-legal"]';

/** Texts smaller than 16 pixels that are neither a badge nor a legal line, and ranges and numbers broken over a line. */
const badTexts = (page: Page) =>
  page.evaluate((small) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility() || element.closest('svg, .sr-only')) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 16 && !element.closest(small)) found.push(`${size} px: ${text}`);
      for (const { index, 0: figure } of node.textContent?.matchAll(/\d+(?:-\d+)+/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`broken: ${figure}`);
      }
    }
    return found;
  }, smallPrint);

/** Links of the bar at the thumb to the page that it is on. */
const circles = (page: Page) =>
  page
    .locator('[data-call-bar]:visible a')
    .evaluateAll((all: HTMLAnchorElement[]) =>
      all
        .filter(({ href, hash }) => href === location.href && hash === '')
        .map(({ textContent }) => `leads nowhere: ${textContent}`),
    );

/** How many screens a page is long at most; what a dealer adds has half a screen of room. */
const screens: Readonly<Record<string, number>> = {
  '/': 9.5,
  '/rentals': 6.5,
  '/contact': 5.1,
  '/thank-you': 3.5,
  '/showroom': 5.5,
  '/services': 5.8,
  '/financing': 6.5,
  '/about': 6.4,
  '/eco-impact': 5,
  '/404': 2.4,
};

const lengths = (page: Page) =>
  page.evaluate((most) => {
    const long = document.documentElement.scrollHeight / 812;
    return long > most ? [`${long.toFixed(1)} screens long`] : [];
  }, screens[new URL(page.url()).pathname] ?? Number.MAX_VALUE);

test('on a phone buttons are large, texts too, numbers whole, bars lead on, and pages are short', async () => {
  const page = await journey.window(phone);
  const faults = await walk(page, async () => [
    ...(await smallButtons(page)),
    ...(await badTexts(page)),
    ...(await circles(page)),
    ...(await lengths(page)),
  ]);
  expect(faults).toEqual([]);
});

/** Lists of cards whose last row has an empty place. */
const gaps = (page: Page) =>
  page.locator('[data-cards]').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { right = 0 } = list.lastElementChild?.getBoundingClientRect() ?? {};
      const gap = list.getBoundingClientRect().right - right;
      return gap > 2
        ? [`a gap of ${Math.round(gap)} px after ${list.lastElementChild?.textContent}`]
        : [];
    }),
  );

/** Filled buttons that are on one screen with another, side by side excepted. */
const rivals = (page: Page) =>
  page
    .locator('main .button-primary:visible, header .button-primary:visible')
    .evaluateAll((all) => {
      const tops = [
        ...new Set(all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY))),
      ];
      return tops
        .sort((one, other) => one - other)
        .flatMap((top, index) => {
          const above = tops[index - 1];
          return above !== undefined && top - above < innerHeight
            ? [`filled buttons at ${above} and ${top}`]
            : [];
        });
    });

test('a row of cards has no empty place, and a screen one filled button', async () => {
  const page = await journey.window({ viewport: { width: 1280, height: 720 } });
  const faults = await walk(page, async () => {
    const wide = [...(await gaps(page)), ...(await rivals(page))];
    await page.setViewportSize({ width: 768, height: 1024 });
    const narrow = await gaps(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    return [...wide, ...narrow];
  });
  expect(faults).toEqual([]);
});
