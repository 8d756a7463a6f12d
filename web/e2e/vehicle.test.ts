import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { follow, hydrated, startJourney } from './journey.ts';

const journey = startJourney();

const api = '**/api/vehicles/denago-ev-city';

/** Goes from the Denago page to a cart by its link. */
function openCart(page: Page): Promise<void> {
  return follow(page, page.getByRole('link', { name: 'View Details – EV CITY' }));
}

describe('the page of a vehicle', () => {
  test('shows a placeholder while the vehicle loads', async () => {
    const page = await journey.open('/denago');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(api, async (route) => {
      await promise;
      await route.continue();
    });
    await openCart(page);
    await page.getByRole('status').filter({ hasText: 'Loading vehicle' }).waitFor();
    resolve();
    await page.getByRole('heading', { level: 1, name: 'Denago EV CITY' }).waitFor();
    await expect.poll(() => page.locator('[data-placeholder]').count()).toBe(0);
  });

  test('has its name, with the focus on it, before the vehicle is there and after', async () => {
    const page = await journey.open('/denago');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(api, async (route) => {
      await promise;
      await route.continue();
    });
    await openCart(page);
    const heading = page.getByRole('heading', { level: 1, name: 'Denago EV CITY' });
    const hasFocus = () => heading.evaluate((each) => each === document.activeElement);
    await page.locator('[data-placeholder]').first().waitFor();
    expect(await hasFocus()).toBe(true);
    expect(await page.locator('#announcer').textContent()).toBe('Denago EV CITY');
    resolve();
    await page.getByText('$15,000').first().waitFor();
    expect(await hasFocus()).toBe(true);
  });

  test('says that the vehicle is not found when the answer is not good', async () => {
    const page = await journey.open('/denago');
    await page.route(api, (route) =>
      route.fulfill({ status: 404, json: { error: 'Vehicle not found' } }),
    );
    await openCart(page);
    const title = page.getByRole('heading', { name: 'Vehicle Not Found' });
    await title.waitFor();
    expect(await title.evaluate((each) => each === document.activeElement)).toBe(true);
    const said = await page.locator('main').innerText();
    expect(said).toContain("The vehicle you're looking for doesn't exist or has been removed.");
    await page.getByRole('link', { name: 'Back to Inventory', exact: true }).last().click();
    await page.waitForURL('**/inventory');
  });

  test.for([
    [{ isNew: true, inStock: true }, 'NEW'],
    [{ isNew: true, inStock: false }, 'NEW'],
    [{ isNew: false, inStock: true }, 'In Stock'],
    [{ isNew: false, inStock: false }, 'Out of Stock'],
  ] as const)('with %o wears the badge %s', async ([state, badge]) => {
    const page = await journey.window();
    await page.route(api, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), ...state } });
    });
    await page.goto(`${journey.site().url}/vehicle/denago-ev-city`);
    await hydrated(page);
    const figure = page.locator('main figure');
    await expect.poll(() => figure.innerText()).toMatch(new RegExp(`^${badge}\\b`, 'i'));
  });

  test('with a page elsewhere links it twice', async () => {
    const page = await journey.window();
    const externalUrl = 'https://maker.example/ev-city';
    await page.route(api, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), externalUrl } });
    });
    await page.goto(`${journey.site().url}/vehicle/denago-ev-city`);
    await hydrated(page);
    for (const name of [/^View Vehicle Details/, /^Full Specifications/]) {
      const link = page.getByRole('link', { name });
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(externalUrl);
      expect(await link.getAttribute('target')).toBe('_blank');
    }
  });

  test('has no link elsewhere without one', async () => {
    const page = await journey.open('/vehicle/denago-ev-city');
    await hydrated(page);
    expect(
      await page.getByRole('link', { name: /^(View Vehicle Details|Full Specifications)/ }).count(),
    ).toBe(0);
  });

  test('leads back to the list', async () => {
    const page = await journey.open('/vehicle/denago-ev-city');
    await page.getByRole('link', { name: '← Back to Inventory' }).click();
    await expect.poll(() => page.locator('#results > li').count()).toBe(29);
  });
});
