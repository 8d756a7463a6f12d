import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { townPath } from './content/addresses.ts';
import { first, site } from './content/records.ts';
import { sampleTowns } from './content/samples.ts';
import { footerLink, startJourney } from './journey.ts';

const journey = startJourney();

const town = first(sampleTowns);

/** Notes every request that leaves the site, and answers it here. */
async function watchOutside(context: BrowserContext): Promise<string[]> {
  const outside: string[] = [];
  await context.route(
    (url) => url.origin !== journey.site().url,
    (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    },
  );
  return outside;
}

/** What the browser keeps of a visit. */
function keptBy(page: Page) {
  return page.evaluate(() => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    // How far the visitor has scrolled, until the window is closed.
    session: Object.keys(sessionStorage).filter((key) => key !== 'react-router-scroll-positions'),
  }));
}

const nothing = { cookies: '', local: [], session: [] };

describe('a visit', () => {
  test('asks nobody else and leaves nothing behind', async () => {
    const page = await journey.window();
    const outside = await watchOutside(page.context());
    for (const path of ['/', '/inventory', townPath(town), '/contact', '/eco-impact']) {
      await page.goto(journey.site().url + path, { waitUntil: 'load' });
      expect([path, await keptBy(page)]).toEqual([path, nothing]);
    }
    expect(outside).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('that goes on by links asks nobody else either', async () => {
    const page = await journey.open('/about');
    const outside = await watchOutside(page.context());
    for (const path of ['/rentals', '/inventory', '/contact', '/showroom']) {
      await footerLink(page, path).click();
      await page.waitForURL(`**${path}`);
    }
    expect(outside).toEqual([]);
    expect(await keptBy(page)).toEqual(nothing);
  });
});

describe('a map', () => {
  const frame = (page: Page) => page.locator('iframe');

  async function showMap(page: Page): Promise<URL> {
    const outside = await watchOutside(page.context());
    expect(await frame(page).count()).toBe(0);
    await page.locator('main button[data-embed]').click();
    await expect.poll(() => outside.length).toBeGreaterThan(0);
    return new URL(outside[0] ?? '');
  }

  test('comes after a click, by place and name, and the security policy lets it in', async () => {
    const { name, coordinates } = town;
    const page = await journey.open(townPath(town));
    const address = await showMap(page);
    const asked = decodeURIComponent(address.search).replaceAll('+', ' ');
    const parts = [coordinates.lat, coordinates.lng, `${name}, ${site.stateName ?? site.region}`];
    for (const part of [...parts, `z=${site.map?.zoom}`]) expect(asked).toContain(`${part}`);
    expect(await frame(page).getAttribute('title')).toContain(name);
    await page.frameLocator('iframe').getByText('A map').waitFor();
  });
});
