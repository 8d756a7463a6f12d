// Where a page stood is restored as on a site without scripts, whatever happened in between.
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { follow, footerLink, hydrated, phone, pointAt, startJourney } from './journey.ts';
import { scrolled, scrollTo } from './shown-page.ts';

const journey = startJourney();

/** Follows the last link of the list of contents, and says where the page stood before. */
async function goDown(page: Page): Promise<number> {
  await page.getByRole('navigation', { name: 'On this page' }).locator('summary').click();
  const link = page.locator('main a[href^="#"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await link.click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  return before;
}

/** Goes Back or Forward to a page that only the server has, and waits for it. */
async function stepTo(page: Page, step: 'goBack' | 'goForward', path: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page[step]();
  await loaded;
  await page.waitForURL((url) => url.pathname === path);
}

describe('where the page stood is restored', () => {
  test('by Back after a reload', async () => {
    const page = await journey.open('/inventory');
    await hydrated(page);
    await scrollTo(page, 1500);
    await follow(page, footerLink(page, 'Services'));
    await page.waitForURL('**/services');
    await page.reload();
    await pointAt(page, footerLink(page, 'Rentals'));
    await page.goBack();
    await page.waitForURL('**/inventory');
    // The click scrolls the link into view first.
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1400);
  });

  test('by Back from a place on the same page, once the application is there', async () => {
    const page = await journey.open('/policies/return-policy');
    await pointAt(page, footerLink(page, 'Services'));
    const before = await goDown(page);
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  });

  test('by Back from another page to a place on a page', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await follow(page, footerLink(page, 'Return Policy'));
    await page.waitForURL('**/return-policy');
    await goDown(page);
    await scrollTo(page, 1200);
    const { pathname, hash } = new URL(page.url());
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await page.waitForURL('**/services');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`**${pathname}${hash}`);
    await expect.poll(() => scrolled(page)).toBe(1200);
  });

  test('by Forward to a page reached from an entry that was there before the application', async () => {
    const page = await journey.open('/policies/return-policy');
    await goDown(page);
    await follow(page, footerLink(page, 'Rentals'));
    await page.waitForURL('**/rentals');
    await page.reload();
    await stepTo(page, 'goBack', '/policies/return-policy');
    await page.goBack();
    await page.waitForURL('**/return-policy');
    await follow(page, page.getByRole('contentinfo').locator('a[href="/evolution"]'));
    await page.waitForURL('**/evolution');
    await page.reload();
    await scrollTo(page, 1500);
    await stepTo(page, 'goBack', '/policies/return-policy');
    // What was scrolled a moment ago is kept while the next page is on its way.
    await page.route('**/evolution', async (route) => {
      await setTimeout(1000);
      await route.continue();
    });
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await stepTo(page, 'goForward', '/evolution');
    await expect.poll(() => scrolled(page)).toBe(1500);
  });

  test('by Back to a page that was left by the menu, and by Forward from there', async () => {
    const page = await journey.open('/about', phone);
    await scrollTo(page, 700);
    await page.getByRole('button', { name: 'Menu' }).click();
    await follow(page, page.getByRole('dialog').getByRole('link', { name: 'Rentals' }));
    await page.waitForURL('**/rentals');
    await scrollTo(page, 900);
    await page.goBack();
    await page.waitForURL('**/about');
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.goForward();
    await page.waitForURL('**/rentals');
    await expect.poll(() => scrolled(page)).toBe(900);
  });

  test('by Back to the list from the page of a cart that was loaded again', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await follow(page, footerLink(page, 'Inventory'));
    const cart = page.locator('#results > li').nth(15).getByRole('link');
    await cart.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await follow(page, cart);
    await page.waitForURL('**/vehicles/*');
    await page.reload();
    await hydrated(page);
    // However slow the list of vehicles is.
    await page.route('**/api/vehicles', () => undefined);
    await page.goBack();
    await page.waitForURL('**/inventory');
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
  });

  test.for([
    ['before the application is there', async () => undefined],
    ['once it shows the page', (page) => follow(page, footerLink(page, 'Return Policy'))],
  ] as const satisfies [string, (page: Page) => Promise<unknown>][])(
    'by a reload right after a link to a place on the page, %s',
    async ([, reach]) => {
      const page = await journey.open('/policies/return-policy');
      await reach(page);
      const link = page.locator('main a[href^="#"]').last();
      await link.evaluate((element: HTMLElement) => {
        addEventListener('popstate', () => location.reload(), { once: true });
        element.click();
      });
      await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
      await page.waitForLoadState();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    },
  );

  test('by a reload of a form that a link has filled in', async () => {
    const page = await journey.open('/contact?about=anything');
    await hydrated(page);
    const line = page.getByText('About: anything', { exact: true });
    await line.waitFor();
    // Below the line, so that it would push what is read aside if it came late.
    await line.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await scrollTo(page, (await scrolled(page)) + 700);
    const before = await scrolled(page);
    await page.reload();
    await hydrated(page);
    await line.waitFor();
    expect(await scrolled(page)).toBe(before);
  });

  test('by a reload of a page that was scrolled before the application was there', async () => {
    const page = await journey.window();
    const release = await holdRequests(page, '**/assets/start-*.js');
    await page.goto(`${journey.site().url}/inventory`);
    await scrollTo(page, 600);
    release();
    await hydrated(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(600);
  });

  test('by a reload after a filter was typed', async () => {
    const page = await journey.open('/inventory');
    await hydrated(page);
    await scrollTo(page, 300);
    await page.getByLabel('Search').pressSequentially('e');
    await page.waitForURL('**/inventory?search=e');
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(300);
  });
});
