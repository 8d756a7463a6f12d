// A page that was complete stays, or is loaded again from the server; it never becomes empty.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { listTexts } from './content/filters.ts';
import { headingAt } from './content/phrase.ts';
import { templates, vehicles } from './content/records.ts';
import { richVehicle } from './content/samples.ts';
import {
  follow,
  footerLink,
  hydrated,
  loadStopped,
  passTime,
  pointAt,
  startJourney,
} from './journey.ts';
import { shownPage } from './shown-page.ts';

const journey = startJourney();

const detail = templates.vehicle?.sections.find(({ kind }) => kind === 'vehicle-detail');
const notFound = `${Object(detail?.texts).notFoundTitle}`;

const cards = (page: Page) => page.locator('#results > .card');

describe('an answer that nobody expects', () => {
  test.for(['[{"id":"x"}]', '<html>'])('such as %s leaves the list as it was', async (body) => {
    const page = await journey.window();
    await page.route('**/api/vehicles', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await page.clock.install();
    await page.goto(`${journey.site().url}/inventory`);
    await passTime(page, page.getByText(`${listTexts.error?.split('{')[0]}`));
    expect(await cards(page).count()).toBe(vehicles.length);
  });

  test.for([
    ['of a server that is down', { status: 503, json: { error: 'down' } }],
    ['of a host without the API', { status: 404, contentType: 'text/html', body: '<h1>404' }],
  ] as const)('%s never calls a vehicle missing that the page has', async ([, response]) => {
    const page = await journey.window();
    let answers = 0;
    await page.route('**/api/vehicles/*', (route) => {
      answers += 1;
      return route.fulfill(response);
    });
    await page.clock.install();
    await page.goto(journey.site().url + vehiclePath(richVehicle.id));
    const before = await page.locator('main').innerText();
    await hydrated(page);
    while (answers < 2) await page.clock.runFor(500);
    expect(await page.locator('main').innerText()).toBe(before);
    await page.goto(`${journey.site().url}/inventory`);
    await hydrated(page);
    await cards(page).first().getByRole('link').first().click();
    await page.waitForURL('**/vehicle*/*');
    await passTime(page, page.locator('[data-offer]').first());
    expect(await page.getByText(notFound).count()).toBe(0);
  });
});

describe('a fault in a component', () => {
  /** Lets the next reading of a query throw, which the list does whenever it is rendered. */
  const breakRendering = (page: Page) =>
    page.evaluate(() => {
      URLSearchParams.prototype.getAll = () => {
        document.documentElement.dataset.broken = '';
        throw new Error('broken');
      };
    });

  test('leaves the page that was shown, and its links', async () => {
    const page = await journey.open('/inventory');
    await hydrated(page);
    await page.locator('[name=sort]').selectOption('name');
    await page.waitForURL('**/inventory?sort=name');
    const before = await shownPage(page);
    await breakRendering(page);
    await page.goBack();
    await page.locator('html[data-broken]').waitFor({ state: 'attached' });
    await expect.poll(() => cards(page).count()).toBe(vehicles.length);
    expect((await shownPage(page)).heading).toBe(before.heading);
    await footerLink(page, '/rentals').click();
    await page.getByRole('heading', { level: 1, name: headingAt('/rentals') }).waitFor();
  });

  test('on the way to a page loads that page from the server', async () => {
    const page = await journey.open('/contact');
    await pointAt(page, footerLink(page, '/services'));
    await breakRendering(page);
    const loaded = page.waitForEvent('load');
    await follow(page, footerLink(page, '/inventory'));
    await loaded;
    await page.getByRole('heading', { level: 1, name: headingAt('/inventory') }).waitFor();
    await expect.poll(() => cards(page).count()).toBe(vehicles.length);
  });
});

describe('a deployment between two clicks', () => {
  test('shows what it has changed after the next click, and on Back what was there', async () => {
    const page = await journey.open('/contact');
    const visit = async (path: string) => {
      await follow(page, footerLink(page, path));
      await page.waitForURL(`**${path}`);
    };
    for (const path of ['/rentals', '/services']) await visit(path);
    await page.route('**/data/{rentals,services}.json', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(
        new RegExp(headingAt('/rentals').source, 'g'),
        'The price of today',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: headingAt('/rentals') }).waitFor();
    for (const path of ['/services', '/rentals']) await visit(path);
    await page.getByRole('heading', { level: 1, name: 'The price of today' }).waitFor();
  });

  test('shows new prices in the list after the next choice', async () => {
    const page = await journey.window();
    let requests = 0;
    await page.route('**/api/vehicles', (route) => {
      requests += 1;
      return route.continue();
    });
    await loadStopped(page, `${journey.site().url}/inventory`);
    // The answer to the page's own request may still be on its way: until it is here, nothing asks again.
    const orders = page.locator('[name=sort]');
    for (let choice = 0; requests < 2; choice += 1) {
      await page.clock.fastForward(6 * 60_000);
      await orders.selectOption({ index: choice % 2 });
    }
  });

  test('whose new files the old page does not know loads the next page from the server', async () => {
    const page = await journey.open('/contact');
    await follow(page, footerLink(page, '/services'));
    await page.waitForURL('**/services');
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const loaded = page.waitForEvent('load');
    await footerLink(page, '/rentals').click();
    await loaded;
    await page.getByRole('heading', { level: 1, name: headingAt('/rentals') }).waitFor();
    // Nothing loads it again and again.
    expect(loads).toBe(1);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: headingAt('/services') }).waitFor();
  });

  test('whose data comes from another build loads the next page from the server', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await page.route('**/data/rentals.json', async (route) => {
      const answer = await route.fetch();
      const data = { ...(await answer.json()), assets: ['/assets/entry-client-other.js'] };
      await route.fulfill({ json: data });
    });
    const loaded = page.waitForEvent('load');
    await footerLink(page, '/rentals').click();
    await loaded;
    await page.getByRole('heading', { level: 1, name: headingAt('/rentals') }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: headingAt('/contact') }).waitFor();
  });
});
