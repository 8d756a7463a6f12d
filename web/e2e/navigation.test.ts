// Following a link: by the application where there is one, as fast as can be, and never to a page that was not asked for.
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noVehicle, nowhere } from './content/addresses.ts';
import { chosen, filters } from './content/filters.ts';
import { headingAt, phrase } from './content/phrase.ts';
import { pages } from './content/records.ts';
import { follow, footerLink, hydrated, loadStopped, startJourney } from './journey.ts';
import { expectFresh, scrolled } from './shown-page.ts';

const journey = startJourney();

const category = filters.category[0]?.value ?? '';

/** Marks the document, to tell a page shown by the application from one that was loaded. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

describe('following a link', () => {
  test('from a page without an interactive section loads a document, and no React', async () => {
    const page = await journey.open('/about');
    await markDocument(page);
    await follow(page, footerLink(page, '/services'));
    await page.waitForURL('**/services');
    expect(await isSameDocument(page)).toBe(false);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)),
    );
    expect(scripts).toHaveLength(1);
  });

  test('from another shows the page at its top, with its head and the focus, and says it once', async () => {
    const page = await journey.open('/inventory');
    await markDocument(page);
    await follow(page, footerLink(page, '/contact'));
    const title = heading(page, headingAt('/contact'));
    await title.waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expectFresh(page, '/contact');
    expect(await title.evaluate((each) => each === document.activeElement)).toBe(true);
    // A screen reader reads what gets the focus; a region that says it too would repeat it.
    const repeated = page.locator('[role=status], [role=alert], [aria-live]');
    expect((await repeated.allTextContents()).join('')).toBe('');
    await page.locator('main form [type=submit]').click();
    await page.locator('main [aria-invalid=true]').first().waitFor();
  });

  test('with a key held opens a new tab', async () => {
    const page = await journey.open('/about');
    await footerLink(page, '/rentals').hover();
    const opened = page.context().waitForEvent('page');
    await footerLink(page, '/rentals').click({ modifiers: ['ControlOrMeta'] });
    await opened;
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test.runIf(category)(
    'to another query leaves the page and the focus where they are',
    async () => {
      const page = await journey.open('/inventory');
      await hydrated(page);
      const choice = page.locator('[name=category]');
      await choice.focus();
      await page.evaluate(() => window.scrollTo(0, 300));
      await choice.selectOption(category);
      const found = chosen({ category }).length;
      await expect.poll(() => page.locator('#results > .card').count()).toBe(found);
      expect(await scrolled(page)).toBe(300);
      expect(await choice.evaluate((each) => each === document.activeElement)).toBe(true);
    },
  );
});

/** Holds back the data of a page until it is released. */
async function holdBack(page: Page, name: string) {
  const asked = Promise.withResolvers<Route>();
  await page.route(`**/data/${name}.json`, (route) => asked.resolve(route));
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(`${name}.json`),
  );
  return {
    asked: asked.promise,
    release: async () => (await asked.promise).continue(),
    givenUp,
  };
}

describe('while a page is on its way', () => {
  test('Back goes back, and the page does not come after it', async () => {
    const page = await journey.open('/contact');
    await follow(page, footerLink(page, '/services'));
    await page.waitForURL('**/services');
    const slow = await holdBack(page, 'rentals');
    await footerLink(page, '/rentals').click();
    await slow.asked;
    await page.goBack();
    await slow.givenUp;
    await heading(page, headingAt('/contact')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('another link leads to its own page, and only there', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    const slow = await holdBack(page, 'rentals');
    const before = await page.evaluate(() => history.length);
    await footerLink(page, '/rentals').click();
    await slow.asked;
    await follow(page, footerLink(page, '/services'));
    await page.waitForURL('**/services');
    await slow.givenUp;
    expect(await heading(page, headingAt('/services')).isVisible()).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('the page that is left is kept where it stands, and the wait is shown', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    const slow = await holdBack(page, 'rentals');
    await footerLink(page, '/rentals').click();
    await page.locator('html[data-loading]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/contact');
    slow.givenUp.catch(() => undefined);
    await slow.release();
    await page.waitForURL('**/rentals');
    await page.locator('html:not([data-loading])').waitFor({ state: 'attached' });
  });
});

/** Puts a link on the page that no page of the site has, and follows it with the application running. */
async function followStrange(href: string): Promise<Page> {
  const page = await journey.open('/contact');
  await hydrated(page);
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Somewhere else';
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'Somewhere else' }).click();
  return page;
}

test('Back before the picture of a card moves to its page is no error', async () => {
  const page = await journey.open('/inventory');
  await hydrated(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (show) => {
      setTimeout(() => history.back());
      return start(show);
    };
  });
  const back = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('/inventory'));
  await page.locator('#results .card-link').first().click();
  await back;
  await page.locator('#results .card-link').first().waitFor();
  expect(errors).toEqual([]);
});

describe('an address that is no page', () => {
  test('below a county leads to the county', async () => {
    const county = pages.find(({ fallbacks = [] }) => fallbacks[0]?.status === 302);
    const page = await followStrange(`${county?.fallbacks?.[0]?.prefix}none`);
    await page.waitForURL(`**${county?.path}`);
    await heading(page, phrase(`${Object(county?.hero).heading}`)).waitFor();
  });

  test.for([nowhere, noVehicle])('such as %s leads to the screen that says so', async (path) => {
    await expectFresh(await followStrange(path), path);
  });
});

const footerLinks = (page: Page) => page.getByRole('contentinfo').getByRole('link');
/** How long a pointer rests on a link that it means. */
const intentMilliseconds = 65;

/** Notes the data of other pages that is asked for, on the list with a clock that stands still. */
async function openList(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOwn = pathname === `/data${new URL(page.url()).pathname}.json`;
    if (pathname.startsWith('/data/') && !isOwn) asked.push(pathname);
  });
  await loadStopped(page, `${journey.site().url}/inventory`);
  return asked;
}

/** Points at each link of the footer for some time. */
async function pointAtAll(page: Page, milliseconds: number): Promise<void> {
  for (const link of (await footerLinks(page).all()).slice(0, 25)) {
    await link.hover();
    await page.clock.runFor(milliseconds);
  }
}

describe('a pointer', () => {
  test('that crosses links fetches nothing, and one that rests on all of them ten pages', async ({
    skip,
  }) => {
    const page = await journey.window();
    const asked = await openList(page);
    const pages = await footerLinks(page).and(page.locator('[href^="/"]')).count();
    skip(pages < 12, 'the footer has few links');
    await pointAtAll(page, intentMilliseconds - 20);
    expect(asked).toEqual([]);
    await pointAtAll(page, intentMilliseconds);
    await expect.poll(() => asked.length).toBe(10);
  });

  test('fetches nothing where data is to be saved', async () => {
    const page = await journey.window();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked = await openList(page);
    await pointAtAll(page, intentMilliseconds);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await footerLink(page, '/rentals').click();
    await page.waitForURL('**/rentals');
  });

  test('has the browser fetch the document of a link where there is no application', async () => {
    const page = await journey.window();
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    const fetched = page.waitForRequest('**/rentals');
    await page.goto(`${journey.site().url}/about`);
    await footerLink(page, '/rentals').hover();
    await fetched;
  });
});
