// Pages that are slow to come: the visitor's last wish counts.
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { follow, footerLink, hydrated, startJourney } from './journey.ts';

const journey = startJourney();

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

/** Holds back the data of a page until it is released. */
async function holdBack(page: Page, name: string) {
  const asked = Promise.withResolvers<Route>();
  await page.route(`**/data/${name}.json`, (route) => asked.resolve(route));
  return {
    asked: asked.promise,
    release: async () => (await asked.promise).continue(),
    givenUp: page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(`${name}.json`),
    ),
  };
}

describe('while a page is on its way', () => {
  test('Back goes back, and the page does not come after it', async () => {
    const page = await journey.open('/contact');
    await follow(page, footerLink(page, 'Services'));
    await page.waitForURL('**/services');
    const slow = await holdBack(page, 'rentals');
    await footerLink(page, 'Rentals').click();
    await slow.asked;
    await page.goBack();
    await slow.givenUp;
    await expect.poll(() => heading(page)).toBe('Contact us');
    expect(await heading(page)).toBe('Contact us');
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('another link leads to its own page, and only there', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    const slow = await holdBack(page, 'rentals');
    const before = await page.evaluate(() => history.length);
    await footerLink(page, 'Rentals').click();
    await slow.asked;
    await follow(page, footerLink(page, 'Services'));
    await page.waitForURL('**/services');
    await slow.givenUp;
    expect(await heading(page)).toBe('Service and repair');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('the page that is left is kept where it stands, and the wait is shown', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    const slow = await holdBack(page, 'rentals');
    await footerLink(page, 'Rentals').click();
    await page.locator('html[data-loading]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/contact');
    slow.givenUp.catch(() => undefined);
    await slow.release();
    await page.waitForURL('**/rentals');
    await page.locator('html:not([data-loading])').waitFor({ state: 'attached' });
  });
});
