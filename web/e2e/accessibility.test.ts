// Everybody can use a page: axe, the keyboard alone, a narrow window, large and spaced text. Every kind of section is held
// to the same in its gallery (editing.test.ts); here are real pages, and states that only they have.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInColors } from './accessibility.ts';
import { askedPages } from './asked-pages.ts';
import { noVehicle, townPath, vehiclePath } from './content/addresses.ts';
import { nothing } from './content/filters.ts';
import { first, policies } from './content/records.ts';
import { longestPolicy, richVehicle, sampleTowns } from './content/samples.ts';
import { hydrated, menuButton, phone, startJourney } from './journey.ts';
import { faultsOf, walkByKeyboard } from './keyboard-walk.ts';
import { lostContent } from './lost-content.ts';
import { contrast, luminance, parseColor } from './pixels.ts';

const journey = startJourney();

const withTable =
  policies.find(({ sections }) => sections.some((section) => 'table' in section)) ?? longestPolicy;

const pages = [
  '/',
  '/inventory',
  vehiclePath(richVehicle.id),
  townPath(first(sampleTowns)),
  '/contact',
  withTable.path,
];

/** The footer is the same on every page: it is checked on the first. */
const excludedOn = (path: string) => (path === '/' ? [] : ['footer']);

const faultsOn = (page: Page, path: string) => violationsInColors(page, excludedOn(path));

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Tables that are too wide and no region with a name that the keyboard scrolls. */
const wildTables = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables
      .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
      .filter((table) => {
        const region = table.closest<HTMLElement>('section[aria-label], [role=region][aria-label]');
        return region?.tabIndex !== 0;
      })
      .map((table) => `no region around ${table.querySelector('caption')?.textContent}`),
  );

/** Buttons that a thumb misses. */
const smallButtons = (page: Page) =>
  page
    .locator('.button:visible, button:visible, select:visible')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => `small: ${each.textContent}`),
    );

/** Texts smaller than 16 pixels that are neither a badge nor a legal line, and ranges and numbers broken over a line. */
const badTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility() || element.closest('svg, .sr-only')) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 16 && !element.closest('[class*="text-legal"]')) found.push(`${size} px: ${text}`);
      for (const { index, 0: figure } of node.textContent?.matchAll(/\d+(?:-\d+)+/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`broken: ${figure}`);
      }
    }
    return found;
  });

/** Links of the bar at the thumb to the page that it is on. */
const circles = (page: Page) =>
  page
    .locator('[data-call-bar] a:visible')
    .evaluateAll((all: HTMLAnchorElement[]) =>
      all
        .filter(({ href, hash }) => href === location.href && hash === '')
        .map(({ textContent }) => `leads nowhere: ${textContent}`),
    );

describe.for(pages)('%s', (path) => {
  test('breaks no rule of axe, light and dark, and loses nothing, wide and narrow', async () => {
    const page = await journey.window({ bypassCSP: true });
    await page.goto(journey.site().url + path);
    const faults = [...(await faultsOn(page, path)), ...(await lostContent(page))];
    await page.setViewportSize({ width: 320, height: 800 });
    faults.push(...(await faultsOn(page, path)), ...(await wildTables(page)));
    // So large is a desk of 1280 by 1024 pixels at four times the size.
    await page.setViewportSize({ width: 320, height: 256 });
    faults.push(...(await lostContent(page)));
    await page.addStyleTag({ content: spacing });
    faults.push(...(await lostContent(page)));
    expect(faults).toEqual([]);
  });

  test('on a phone has large buttons and texts, whole numbers, and bars that lead on', async () => {
    const page = await journey.open(path, phone);
    const faults = [smallButtons, badTexts, circles].map((look) => look(page));
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });
});

test('no page loses anything with text at twice its size, as a browser is set to', async () => {
  const page = await journey.window();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of pages) {
    await page.goto(journey.site().url + path);
    expect([path, await lostContent(page)]).toEqual([path, []]);
  }
});

// The bars of a phone cover what the header of a desk does not; every kind of section is walked in its gallery.
test.for([
  ['/', 1280],
  ['/contact', 375],
] as const)(
  '%s is walked by keyboard at %i pixels in order, every stop seen',
  async ([path, width]) => {
    const page = await journey.open(path, { viewport: { width, height: 740 } });
    const stops = await walkByKeyboard(page, path !== '/');
    expect(faultsOf(stops)).toEqual([]);
    const links = await page.locator('main a:visible').count();
    expect(stops.length).toBeGreaterThan(links);
  },
);

test('the skip link leads past the header', async () => {
  const page = await journey.open('/contact');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the focus ring stands out from light and from dark ground', async () => {
  const page = await journey.open('/contact');
  const field = page.locator('main input:visible').first();
  await field.focus();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colors = await field.evaluate((each) => {
      const { outlineColor, boxShadow } = getComputedStyle(each);
      return [outlineColor, boxShadow];
    });
    const [ring = 0, second = 0] = colors.map((color) => luminance(parseColor(color)));
    // Two rings: whatever lies behind, one of them differs from it by 3:1.
    for (const ground of [0, 1]) {
      expect(Math.max(contrast(ring, ground), contrast(second, ground))).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(ring, second)).toBeGreaterThanOrEqual(3);
  }
});

/** Menus, faults and answers: what no example in the gallery shows. */
const states: readonly (readonly [
  name: string,
  path: string,
  options: Parameters<typeof journey.open>[1],
  reach: (page: Page) => Promise<unknown>,
])[] = [
  [
    'the header menu open',
    '/',
    { viewport: { width: 1800, height: 900 } },
    async (page) => {
      const menu = page.getByRole('banner').locator('summary').first();
      if (await menu.isVisible()) await menu.click();
    },
  ],
  [
    'the phone menu open',
    '/',
    phone,
    async (page) => {
      await menuButton(page).click();
      const [group] = await page.getByRole('dialog').locator('summary').all();
      await group?.click();
    },
  ],
  [
    'a form with faults',
    '/contact',
    {},
    async (page) => {
      await hydrated(page);
      await page.locator('main form [type=submit]').click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  ],
  ['a vehicle that nobody sells', noVehicle, phone, (page) => page.locator('main h1').waitFor()],
  [
    'an empty list',
    `/inventory?search=${nothing}&sort=name`,
    {},
    (page) =>
      page
        .getByRole('link', { name: /^Remove filter/ })
        .first()
        .waitFor(),
  ],
  ...askedPages.map(
    ({ path, query }) =>
      [
        `the answer of ${path}`,
        path + query,
        phone,
        (page: Page) => page.locator('main').waitFor(),
      ] as const,
  ),
];

test.for(states)('%s breaks no rule', async ([, path, options, reach]) => {
  const page = await journey.open(path, options);
  await reach(page);
  expect(await violationsInColors(page, ['footer'])).toEqual([]);
});
