import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { aboutColors, violationsOn } from './accessibility.ts';
import { fullChoice, nothing } from './content/filters.ts';
import { countyMenu } from './content/records.ts';
import { foldedSeries, pageTypes } from './content/samples.ts';
import { follow, hydrated, phone, startJourney } from './journey.ts';

const journey = startJourney();

type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = ['light', 'dark'];
const widths = [1280, 768, 320] as const;
/** The footer is the same on every page: it is checked on the first. */
const checkedOnce = ['footer'];

const tally = { pages: new Set<string>(), runs: 0, violations: 0 };
afterAll(() => {
  process.stdout.write(
    `Accessibility: ${tally.pages.size} pages and states, ${tally.runs} runs, ${tally.violations} violations\n`,
  );
});

async function check(page: Page, name: string, scheme: Scheme): Promise<string[]> {
  const exclude = name === '/' ? [] : checkedOnce;
  const rules = scheme === 'dark' ? aboutColors : undefined;
  const found = await violationsOn(page, exclude, rules);
  tally.pages.add(name);
  tally.runs += 1;
  tally.violations += found.length;
  return found;
}

/** What is wrong in one colour scheme, at every width; each fault is reported once. */
async function faultsIn(scheme: Scheme, path: string): Promise<string[]> {
  const page = await journey.open(path, { colorScheme: scheme });
  const faults = new Map<string, string>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await check(page, path, scheme);
    for (const fault of found) faults.set(fault, `${scheme} ${width}: ${fault}`);
  }
  return [...faults.values()];
}

describe('every page type breaks no rule, light and dark, at 320, 768 and 1280 pixels', () => {
  test.for(pageTypes)('%s', async (path) => {
    const faults = await Promise.all(schemes.map((scheme) => faultsIn(scheme, path)));
    expect(faults.flat()).toEqual([]);
  });
});

const full = fullChoice();

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
    name: 'a list that could not be loaded',
    path: '/about',
    reach: async (page) => {
      await page.route('**/api/vehicles', (route) => route.fulfill({ status: 500, json: {} }));
      await follow(page, page.getByRole('contentinfo').getByRole('link', { name: 'Inventory' }));
      await page.getByText('Error loading vehicles').waitFor();
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
    name: 'models unfolded',
    path: foldedSeries.path,
    reach: (page) => page.locator('main summary').first().click(),
  },
];

describe('a state of a page breaks no rule', () => {
  test.for(states)('$name', async ({ name, path, options, reach }) => {
    const faults = schemes.map(async (colorScheme) => {
      const page = await journey.open(path, { ...options, colorScheme });
      await reach(page);
      return (await check(page, name, colorScheme)).map((fault) => `${colorScheme}: ${fault}`);
    });
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });
});
