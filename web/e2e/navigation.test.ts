import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chosen, filters } from './content/filters.ts';
import { phrase } from './content/phrase.ts';

import { first, pages, sectionOf, site, vehicles } from './content/records.ts';
import { follow, footerLink, hydrated, startJourney } from './journey.ts';
import { scrolled } from './shown-page.ts';

const journey = startJourney();

const featured = sectionOf('/evolution', 'model-grid').vehicles as readonly string[];
const category = first(filters.category).value;

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

/** Marks the document, to tell a page shown by the application from one that was loaded. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

/** Puts a link on the page that no page of the site has, and follows it with the application running. */
async function followStrange(page: Page, href: string): Promise<void> {
  await follow(page, footerLink(page, 'Rentals'));
  await page.getByRole('heading', { level: 1, name: 'Golf cart rentals' }).waitFor();
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Somewhere else';
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'Somewhere else' }).click();
}

describe('following a link', () => {
  test('from a page without an interactive section loads a document, and no React', async () => {
    const page = await journey.open('/about');
    await markDocument(page);
    await follow(page, footerLink(page, 'Services'));
    await page.waitForURL('**/services');
    expect(await isSameDocument(page)).toBe(false);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)),
    );
    expect(scripts).toHaveLength(1);
  });

  test('shows the page without loading a document', async () => {
    const page = await journey.open('/contact');
    await markDocument(page);
    await follow(page, footerLink(page, 'Rentals'));
    await expect.poll(() => page.locator('h1').textContent()).toBe('Golf cart rentals');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('starts at the top, with the title and the focus of the new page, which is said once', async () => {
    const page = await journey.open('/contact');
    await follow(page, footerLink(page, 'Services'));
    const heading = page.getByRole('heading', { level: 1, name: 'Service and repair' });
    await heading.waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.title()).toMatch(/^Golf Cart Service/);
    expect(await heading.evaluate((each) => each === document.activeElement)).toBe(true);
    // A screen reader reads what gets the focus; a region that says it too would repeat it.
    const repeated = page.locator('[role=status], [role=alert], [aria-live]');
    expect((await repeated.allTextContents()).join('')).not.toContain('Service and repair');
  });

  test('changes what the head says of the page', async () => {
    const page = await journey.open('/inventory');
    await follow(page, footerLink(page, 'Contact'));
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    const head = () =>
      page.evaluate(() => ({
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        canonical: new URL(
          document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
        ).pathname,
      }));
    expect((await head()).canonical).toBe('/contact');
    expect((await head()).description).toMatch(new RegExp(`Call ${site.phones.main?.number}\\.$`));
  });

  test('leads to a page that works: a form that checks, a list that filters', async () => {
    const page = await journey.open('/inventory');
    await follow(page, footerLink(page, 'Contact'));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor();
  });

  test('with a key held opens a new tab', async () => {
    const page = await journey.open('/about');
    await footerLink(page, 'Rentals').hover();
    const opened = page.context().waitForEvent('page');
    await footerLink(page, 'Rentals').click({ modifiers: ['ControlOrMeta'] });
    await opened;
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});

describe('Back and Forward', () => {
  test('restore where the page stood', async () => {
    const page = await journey.open('/evolution');
    await scrollTo(page, 1500);
    const { model, slug } = vehicles.find(({ id }) => id === featured.at(-1)) ?? expect.fail();
    await follow(page, page.getByRole('link', { name: `View Details – ${model}`, exact: true }));
    await page.waitForURL(`**/vehicles/${slug}`);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { name: 'EVOLUTION electric carts' }).waitFor();
    // The click itself may scroll the link into view, so only a restored place is far from the top.
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    await page.goForward();
    await page.waitForURL(`**/vehicles/${slug}`);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('bring back the same carts at the same place', async () => {
    const page = await journey.open('/inventory?sort=name');
    await hydrated(page);
    const cart = page.locator('#results > li').nth(9).getByRole('link');
    await cart.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await follow(page, cart);
    await page.waitForURL('**/vehicles/*');
    await page.goBack();
    await page.waitForURL('**/inventory?sort=name');
    await expect.poll(() => page.locator('#results > li').count()).toBe(vehicles.length);
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
  });

  test('work across several pages', async () => {
    const page = await journey.open('/inventory');
    for (const name of ['Rentals', 'Services', 'Contact']) {
      await follow(page, footerLink(page, name));
      await page.waitForURL(`**/${name.toLowerCase()}`);
    }
    for (const path of ['services', 'rentals', 'inventory']) {
      await page.goBack();
      await page.waitForURL(`**/${path}`);
    }
    await page.getByRole('heading', { level: 1, name: 'Find your cart' }).waitFor();
  });
});

test('a change of the query leaves the page where it stands', async () => {
  const page = await journey.open('/inventory');
  await hydrated(page);
  const choice = page.getByLabel('Category', { exact: true });
  await choice.focus();
  await scrollTo(page, 300);
  await choice.selectOption(category);
  await expect.poll(() => page.locator('#results > li').count()).toBe(chosen({ category }).length);
  expect(await scrolled(page)).toBe(300);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('category');
});

describe('an address that is no page', () => {
  test('below a county leads to the county', async () => {
    const county = pages.find(({ fallbacks = [] }) => fallbacks[0]?.status === 302);
    const page = await journey.open('/contact');
    await followStrange(page, `${county?.fallbacks?.[0]?.prefix}none`);
    await page.waitForURL(`**${county?.path}`);
    const heading = phrase(`${Object(county?.hero).heading}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });

  test('leads to the not-found screen', async () => {
    const page = await journey.open('/contact');
    await followStrange(page, '/no-such-page');
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/no-such-page');
  });

  test('below the vehicles leads to the not-found screen of vehicles', async () => {
    const page = await journey.open('/inventory');
    await followStrange(page, '/vehicles/none');
    await page.getByRole('heading', { level: 1, name: 'Vehicle Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Back to Inventory' }).first().click();
    await page.waitForURL('**/inventory');
  });
});
