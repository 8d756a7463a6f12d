import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, phone, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const cards = (page: Page) => page.locator('#results > li');
const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ total vehicles$/).first();

describe('the catalogue', () => {
  test('filters by brand and writes the choice into the address', async () => {
    const page = await journey.open('/inventory');
    await hydrated(page);
    await page.getByLabel('Brand', { exact: true }).selectOption('denago');
    await expect.poll(() => cards(page).count()).toBe(6);
    expect(new URL(page.url()).search).toBe('?brand=denago');
    expect(await count(page).textContent()).toBe('Showing 6 of 29 total vehicles');
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(29);
  });

  test('puts a cart of exactly $15,000 into the middle price band', async () => {
    const middle = await journey.open('/inventory?search=ev+city&price=15000-25000');
    expect(await cards(middle).count()).toBe(1);
    const under = await journey.open('/inventory?search=ev+city&price=under-15000');
    expect(await cards(under).count()).toBe(0);
  });

  test.for([
    ['ranger', 5],
    ['maverick', 4],
    ['forester', 2],
    ['turfman', 3],
    ['rover', 3],
  ] as const)('knows the category %s', async ([category, expected]) => {
    const page = await journey.open(`/inventory?category=${category}`);
    expect(await cards(page).count()).toBe(expected);
  });

  test('says three things when nothing matches, and clears every filter', async () => {
    const page = await journey.open('/inventory?price=over-25000&brand=denago');
    await hydrated(page);
    const text = await page.locator('main').innerText();
    expect(text).toContain('No vehicles match your current filters.');
    expect(text).toContain('No vehicles found');
    expect(text).toContain('Showing 0 of 29 total vehicles');
    await page.getByRole('link', { name: 'Clear All Filters' }).first().click();
    await expect.poll(() => cards(page).count()).toBe(29);
    expect(new URL(page.url()).search).toBe('');
    for (const label of ['Brand', 'Category', 'Price']) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('all');
    }
  });

  test('searches while typing, without a history entry for each letter', async () => {
    const page = await journey.open('/inventory');
    await hydrated(page);
    const before = await page.evaluate(() => history.length);
    await page.getByLabel('Search').pressSequentially('RANGER 6', { delay: 20 });
    await expect.poll(() => cards(page).count()).toBe(2);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('shows six placeholders while the list loads after a navigation', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/vehicles', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click();
    await expect.poll(() => page.locator('[data-placeholder]').count()).toBe(6);
    release();
    await expect.poll(() => cards(page).count()).toBe(29);
  });

  test('says why the list could not be loaded, after three more tries', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    let tries = 0;
    await page.route('**/api/vehicles', (route) => {
      tries += 1;
      return route.fulfill({ status: 500, json: { error: 'down' } });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click();
    const failure = page.getByText('Error loading vehicles: Failed to fetch vehicles: 500');
    await failure.waitFor();
    expect(tries).toBe(4);
  });

  test('keeps the cards when checking them again fails', async () => {
    const page = await journey.window();
    await page.route('**/api/vehicles', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`${journey.site().url}/inventory`);
    await page.getByText('Error loading vehicles').waitFor();
    expect(await cards(page).count()).toBe(29);
  });

  test('works without scripts', async () => {
    const page = await journey.open('/inventory', withoutScripts);
    await page.getByLabel('Search').fill('d5 ranger');
    await page.getByLabel('Price', { exact: true }).selectOption('under-15000');
    await page.getByRole('button', { name: 'Show results' }).click();
    expect(await cards(page).count()).toBe(5);
    expect(await page.getByLabel('Search').inputValue()).toBe('d5 ranger');
  });

  test('opens a cart from anywhere on its card', async () => {
    const page = await journey.open('/inventory', phone);
    await hydrated(page);
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 20 } });
    await page.waitForURL('**/vehicles/**');
  });
});
