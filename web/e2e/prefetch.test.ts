// Pages are fetched before they are asked for only where the visitor is about to ask.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadStopped, startJourney } from './journey.ts';

const journey = startJourney();

const footerLinks = (page: Page) => page.getByRole('contentinfo').getByRole('link');
const intentMilliseconds = 65;

/** The addresses of other pages' data that was asked for. */
function watchData(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOwn = pathname === `/data${new URL(page.url()).pathname}.json`;
    if (pathname.startsWith('/data/') && !isOwn) asked.push(pathname);
  });
  return asked;
}

/** Points at each link of the footer for some time of a clock that stands still otherwise. */
async function pointAtAll(page: Page, milliseconds: number): Promise<void> {
  for (const link of (await footerLinks(page).all()).slice(0, 25)) {
    await link.hover();
    await page.clock.runFor(milliseconds);
  }
}

async function openList(page: Page): Promise<readonly string[]> {
  const asked = watchData(page);
  await loadStopped(page, `${journey.site().url}/inventory`);
  return asked;
}

describe('a pointer', () => {
  test('that crosses links fetches nothing', async () => {
    const page = await journey.window();
    const asked = await openList(page);
    await pointAtAll(page, intentMilliseconds - 20);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('that rests on every link fetches ten pages', async () => {
    const page = await journey.window();
    const asked = await openList(page);
    await pointAtAll(page, intentMilliseconds);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(10);
  });

  test('fetches nothing where data is to be saved', async () => {
    const page = await journey.window();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked = await openList(page);
    await pointAtAll(page, intentMilliseconds);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.clock.resume();
    await footerLinks(page).filter({ hasText: 'Rentals' }).first().click();
    await page.waitForURL('**/rentals');
  });

  test('on a page without an interactive section never loads the application', async () => {
    const page = await journey.window();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.clock.install();
    await page.goto(`${journey.site().url}/about`);
    await page.clock.pauseAt(Date.now() + 60_000);
    await pointAtAll(page, intentMilliseconds);
    await page.waitForLoadState('networkidle');
    expect(scripts).toHaveLength(1);
  });

  test('has a browser without speculation rules prefetch the document', async () => {
    const page = await journey.window();
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.goto(`${journey.site().url}/about`);
    await footerLinks(page).filter({ hasText: 'Rentals' }).first().hover();
    await page.locator('head link[rel=prefetch][href="/rentals"]').waitFor({ state: 'attached' });
  });
});

test('the browser itself fetches the page of a link, where there is no application', async () => {
  const page = await journey.window();
  const waysToCome = async () => {
    await page.goto(`${journey.site().url}/about`);
    const link = footerLinks(page).filter({ hasText: 'Rentals' }).first();
    await link.hover();
    // How long the browser takes to make up its mind is its own affair.
    await page.waitForTimeout(1_000);
    await link.click();
    await page.waitForURL('**/rentals');
    return page.evaluate(() => Object(performance.getEntriesByType('navigation')[0]).deliveryType);
  };
  await expect.poll(waysToCome).toBe('navigational-prefetch');
});
