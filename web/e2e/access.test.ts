import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { aboutColors, violationsOn } from './accessibility.ts';
import { fullChoice, nothing } from './content/filters.ts';
import { countyMenu, first, sectionOf, towns, vehicles } from './content/records.ts';
import { foldedSeries, pageTypes, richVehicle } from './content/samples.ts';
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

/** What is wrong with a page as it is now, in both colour schemes; a browser changes them in place. */
async function faultsOn(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => {
      // One that is out of sight would stand still half way.
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    });
    const found = await check(page, name, colorScheme);
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

describe('every page type breaks no rule, light and dark, at 320, 768 and 1280 pixels', () => {
  const window = journey.sharedWindow();

  test.for(pageTypes)('%s', async (path) => {
    const page = window();
    await page.goto(journey.site().url + path);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await faultsOn(page, path);
      faults.push(...found.map((fault) => `${width} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
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
    path: '/rentals?days=5&drivers=1&miles=24&rush=yes',
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
  test.for(states)('$name', async ({ name, path, options, reach }) => {
    const page = await journey.open(path, options);
    await reach(page);
    expect(await faultsOn(page, name)).toEqual([]);
  });
});
