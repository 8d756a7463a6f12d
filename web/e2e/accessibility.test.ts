// Everybody can use a page: axe, the keyboard alone, a narrow window, large and spaced text. Every kind of section is held
// to the same in its gallery (editing.test.ts); here are real pages, and states that only they have.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInColors } from './accessibility.ts';
import { townPath, vehiclePath } from './content/addresses.ts';
import { fullChoice, nothing } from './content/filters.ts';
import { countyMenu, first, policies, sectionOf, towns, vehicles } from './content/records.ts';
import { foldedSeries, richVehicle, sampleTowns } from './content/samples.ts';
import { hydrated, phone, startJourney } from './journey.ts';
import { faultsOf, walkByKeyboard } from './keyboard-walk.ts';
import { lostContent } from './lost-content.ts';
import { contrast, luminance, parseColor } from './pixels.ts';

const journey = startJourney();

const withTable = first(
  policies.filter(({ sections }) => sections.some((section) => 'table' in section)),
);

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
    .locator('[data-call-bar]:visible a')
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

  test('is walked by keyboard in order, every stop seen and never covered', async () => {
    const page = await journey.open(path);
    const stops = await walkByKeyboard(page, path !== '/');
    expect(faultsOf(stops)).toEqual([]);
    expect(stops[0]?.name).toContain('Skip to content');
    expect(stops.length).toBeGreaterThan(10);
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

test.for(['/', '/contact'])('the keyboard is covered by no bar of a phone on %s', async (path) => {
  const page = await journey.open(path, { viewport: { width: 375, height: 740 } });
  expect(faultsOf(await walkByKeyboard(page, true))).toEqual([]);
});

test.for(['/about', '/contact'])('the skip link of %s leads past the header', async (path) => {
  const page = await journey.open(path);
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the focus ring stands out from light and from dark ground', async () => {
  const page = await journey.open('/contact');
  const field = page.getByLabel('First Name');
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

const full = fullChoice();

const questions = sectionOf('/which-cart', 'vehicle-finder').questions as Readonly<
  Record<string, { readonly options: readonly { readonly value: string }[] }>
>;

interface State {
  readonly name: string;
  readonly path: string;
  readonly options?: Parameters<typeof journey.open>[1];
  readonly reach: (page: Page) => Promise<unknown>;
}

const states: readonly State[] = [
  {
    name: 'the header menu open',
    path: '/about',
    reach: (page) =>
      page.getByRole('banner').locator('summary', { hasText: countyMenu.text }).click(),
  },
  {
    name: 'the phone menu open',
    path: '/about',
    options: phone,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').locator('summary', { hasText: countyMenu.text }).click();
    },
  },
  {
    name: 'a form with faults',
    path: '/contact',
    reach: async (page) => {
      await hydrated(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'an empty list',
    path: `/inventory?search=${nothing}&category=${full.category}`,
    reach: (page) => page.getByText('No vehicles found').waitFor(),
  },
  {
    name: 'a filtered list',
    path: `/inventory?${new URLSearchParams(Object.entries(full))}`,
    reach: (page) =>
      page
        .getByRole('link', { name: /^Remove filter/ })
        .first()
        .waitFor(),
  },
  {
    name: 'a form that could not be sent',
    path: '/contact',
    reach: async (page) => {
      await hydrated(page);
      const values = ['Ada', 'Plain', 'ada@visitor.example', '302-555-0142'];
      const labels = ['First Name', 'Last Name', 'Email', 'Phone'];
      for (const [index, label] of labels.entries())
        await page.getByLabel(label, { exact: true }).fill(values[index] ?? '');
      await page.getByLabel('Message', { exact: true }).fill('Where can I try one?');
      await page.route('**/api/contact', (route) => route.abort());
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Failed to send message').waitFor();
    },
  },
  {
    name: 'a calculated impact',
    path: '/eco-impact',
    reach: async (page) => {
      await hydrated(page);
      await page.getByRole('button', { name: 'Calculate Impact' }).click();
      await page.getByRole('region', { name: 'Your impact' }).waitFor();
    },
  },
  {
    name: 'a comparison',
    path: `/compare?compare=${vehicles
      .slice(0, 5)
      .map(({ id }) => id)
      .join()},gone`,
    options: { viewport: { width: 320, height: 800 } },
    reach: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'an estimated payment',
    path: `/financing?vehicle=${richVehicle.id}`,
    reach: (page) => page.locator('#payment-answer dl').waitFor(),
  },
  {
    name: 'a rental that was found',
    path: '/rentals?days=5&drivers=1&rush=yes',
    reach: (page) => page.locator('#rental-answer dl').waitFor(),
  },
  {
    name: 'a delivery',
    path: `/showroom?place=${towns[0]?.zip}`,
    reach: (page) => page.locator('#delivery-answer a').first().waitFor(),
  },
  {
    name: 'carts that fit',
    path: `/which-cart?seats=${first(questions.seats?.options ?? []).value}`,
    options: { viewport: { width: 320, height: 800 } },
    reach: (page) => page.locator('main ol li ul').first().waitFor(),
  },
  {
    name: 'a cart beside the rule',
    path: `/where-to-drive?vehicle=${richVehicle.id}`,
    options: { viewport: { width: 320, height: 800 } },
    reach: (page) => page.locator('main td').first().waitFor(),
  },
  {
    name: 'models unfolded',
    path: foldedSeries.path,
    reach: (page) => page.locator('main summary').first().click(),
  },
];

describe('a state of a page breaks no rule', () => {
  test.for(states)('$name', async ({ path, options, reach }) => {
    const page = await journey.open(path, options);
    await reach(page);
    expect(await faultsOn(page, path)).toEqual([]);
  });
});
