// Back, Forward and a reload lead where they lead on a site without scripts, whatever happened in between, and to where
// the page stood.
import { setTimeout } from 'node:timers/promises';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { vehiclePath } from './content/addresses.ts';
import { filters } from './content/filters.ts';
import { richVehicle } from './content/samples.ts';
import { holdRequests } from './hold-requests.ts';
import {
  follow,
  footerLink,
  hydrated,
  menuButton,
  menuLink,
  phone,
  pointAt,
  startJourney,
  withoutScripts,
} from './journey.ts';
import { expectFresh, scrolled, scrollTo } from './shown-page.ts';

const journey = startJourney();

const category = filters.category[0]?.value ?? '';

/** How a visitor with or without scripts uses links. */
interface Visitor {
  readonly hasScripts: boolean;
  readonly follow: (link: Locator) => Promise<unknown>;
  readonly pointAt: (link: Locator) => Promise<unknown>;
}

/** What a visitor does. */
type Step = (page: Page, visitor: Visitor) => Promise<unknown>;

/** Takes the same steps without scripts and with them; after each, the page is the one of the same address, all of it. */
async function expectSameWalk(
  start: string,
  steps: readonly Step[],
  options?: BrowserContextOptions,
): Promise<void> {
  const plain = await journey.open(start, { ...options, ...withoutScripts });
  const load = async (link: Locator) => {
    const loaded = plain.waitForEvent('load');
    await link.click();
    await loaded;
  };
  const stops = [];
  for (const step of steps) {
    await step(plain, { hasScripts: false, follow: load, pointAt: (link) => link.hover() });
    const { pathname, search, hash } = new URL(plain.url());
    stops.push(pathname + search + hash);
  }
  const page = await journey.open(start, options);
  const visitor: Visitor = {
    hasScripts: true,
    follow: (link) => follow(page, link),
    pointAt: (link) => pointAt(page, link),
  };
  for (const [index, step] of steps.entries()) {
    await step(page, visitor);
    await expectFresh(page, `${stops[index]}`, `after step ${index + 1}`);
  }
}

const back: Step = (page) => page.goBack();
const forward: Step = (page) => page.goForward();
const reload: Step = (page) => page.reload();
const load =
  (path: string): Step =>
  (page) =>
    page.goto(journey.site().url + path);
const goTo =
  (path: string): Step =>
  (page, visitor) =>
    visitor.follow(footerLink(page, path));

const openMenu: Step = async (page) => {
  await menuButton(page).click();
  await page.getByRole('dialog').waitFor();
};

/** Opens the menu, and leaves it by one of its controls. */
const passMenu =
  (control: (page: Page) => Locator): Step =>
  async (page, visitor) => {
    await openMenu(page, visitor);
    await control(page).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };

const reloadOpenMenu: Step = async (page, visitor) => {
  await openMenu(page, visitor);
  await page.reload();
};

/** The way of the mouse to the Back button leads over links, which loads the application where there is one. */
const passLinks: Step = (page, visitor) => visitor.pointAt(footerLink(page, '/showroom'));

const chooseCategory: Step = async (page, { hasScripts }) => {
  const address = `${journey.site().url}/inventory?category=${category}`;
  // Without scripts the button sends every choice, and the address names them all.
  if (!hasScripts) return page.goto(address);
  // A choice made before the application is there is taken up without an entry of its own.
  await hydrated(page);
  await page.locator('[name=category]').selectOption(category);
  return page.waitForURL(address);
};

describe('the page of the address is shown', () => {
  test.for<[name: string, start: string, steps: readonly Step[], options?: BrowserContextOptions]>([
    [
      'a reload of a page that hydrates',
      '/inventory',
      [goTo('/contact'), goTo('/services'), reload, passLinks, back, back, forward],
    ],
    [
      'a page of another site, and from a hash that means nothing',
      '/contact#50%',
      [goTo('/rentals'), load('/robots.txt'), back, passLinks, back, forward],
    ],
    [
      'a menu that was closed, that led to the page itself, and that was loaded again open',
      '/about',
      [
        load('/services'),
        passMenu((page) => page.getByRole('dialog').locator('button').first()),
        passMenu((page) => menuLink(page, '/services')),
        reloadOpenMenu,
        back,
        forward,
      ],
      phone,
    ],
    [
      'choices of the filters',
      '/about',
      [goTo('/inventory'), chooseCategory, goTo('/rentals'), back, back, back, forward, forward],
    ],
  ])('after Back and Forward over %s', ([, start, steps, options]) =>
    expectSameWalk(start, steps, options),
  );

  test('after Back over a reload, before the scripts of the page arrived', async () => {
    const page = await journey.open('/contact');
    await follow(page, footerLink(page, '/rentals'));
    await page.waitForURL('**/rentals');
    const release = await holdRequests(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await footerLink(page, '/rentals').waitFor();
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expectFresh(page, '/contact');
  });
});

/** Waits until the page stands where it stood, or close to it: a click may scroll its link into view. */
const standsAt = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(50);

/** Goes from the end of the list to another page, and says where the list stood. */
async function leaveList(page: Page): Promise<number> {
  await page.goto(`${journey.site().url}/inventory`);
  await hydrated(page);
  const link = footerLink(page, '/rentals');
  await link.scrollIntoViewIfNeeded();
  const top = await scrolled(page);
  await follow(page, link);
  await expect.poll(() => scrolled(page)).toBe(0);
  return top;
}

describe('where the page stood is restored', () => {
  test('by Back while the application loads, over a network that gives it time to start', async () => {
    const page = await journey.window();
    const top = await leaveList(page);
    const release = await holdRequests(page, '**/assets/start-*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.locator('html[data-scripts]').waitFor();
    await page.route('**/inventory', async (route) => {
      await setTimeout(1_000);
      await route.continue();
    });
    await page.evaluate(() => history.back());
    release();
    await page.waitForURL('**/inventory');
    await standsAt(page, top);
  });

  test('by Back while the application takes the page over, on a slow network', async () => {
    // Its script and its slow processor are for no other test.
    const page = await journey.window();
    const top = await leaveList(page);
    await page.addInitScript(() => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (state, ...others) => {
        replace(state, ...others);
        if (location.pathname === '/rentals') history.back();
      };
    });
    await page.route('**/inventory', async (route) => {
      await setTimeout(1_000);
      await route.continue();
    });
    // Its page is on its way to the application for longer than its document.
    await page.route('**/data/inventory.json', () => undefined);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.reload();
    await page.waitForURL('**/inventory');
    await standsAt(page, top);
  });

  test('by Back to a page that was left by the menu, and by Forward from there', async () => {
    const page = await journey.open('/about', phone);
    await scrollTo(page, 700);
    await menuButton(page).click();
    await follow(page, menuLink(page, '/rentals'));
    await page.waitForURL('**/rentals');
    await scrollTo(page, 900);
    await page.goBack();
    await page.waitForURL('**/about');
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.goForward();
    await page.waitForURL('**/rentals');
    await expect.poll(() => scrolled(page)).toBe(900);
  });

  test('by Back to the list from the page of a cart that was loaded again, however slow the API is', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await follow(page, footerLink(page, '/inventory'));
    const cart = page.locator('#results > .card').last().getByRole('link');
    await cart.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await follow(page, cart);
    await page.waitForURL('**/vehicles/*');
    await page.reload();
    await hydrated(page);
    await page.route('**/api/vehicles', () => undefined);
    await page.goBack();
    await page.waitForURL('**/inventory');
    await standsAt(page, before);
  });

  test('by Back to a form that is empty, though a link had filled it in when the page was loaded', async () => {
    const page = await journey.open('/contact?about=anything', phone);
    await hydrated(page);
    const go = (path: string) => footerLink(page, path).dispatchEvent('click');
    await go('/contact');
    await page.waitForURL('**/contact');
    await scrollTo(page, 700);
    await go('/services');
    await page.waitForURL('**/services');
    await page.goBack();
    await page.waitForURL('**/contact');
    await expect.poll(() => scrolled(page)).toBe(700);
  });

  test('by a reload of a page that was scrolled before the application was there, or filtered since', async () => {
    const page = await journey.window();
    const release = await holdRequests(page, '**/assets/start-*.js');
    // The document is loaded no earlier than what it preloads.
    await page.goto(`${journey.site().url}/inventory`, { waitUntil: 'domcontentloaded' });
    await scrollTo(page, 600);
    release();
    await hydrated(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(600);
    await scrollTo(page, 300);
    await page.locator('[name=search]').pressSequentially('e');
    await page.waitForURL('**/inventory?search=e');
    // What the list says above may have grown or shrunk, which the browser makes up for.
    const stood = await scrolled(page);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(stood);
  });
});

test('a browser that keeps pages whole keeps each type of page, and shows it again on Back', async () => {
  const browser = await launchBrowser({ keepsPages: true });
  onTestFinished(() => browser.close());
  const { url } = inject('site');
  const page = await browser.newPage();
  for (const path of ['/about', '/inventory', '/contact', vehiclePath(richVehicle.id)]) {
    await page.goto(url + path);
    // A router begins by naming its entry, which makes Chromium throw away a page that is being left at that moment.
    await page.waitForFunction(
      () => !document.querySelector('#document') || document.querySelector('#page[data-running]'),
    );
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.kept = persisted ? 'yes' : 'no';
      });
    });
    await page.goto(`${url}/robots.txt`);
    await page.goBack({ waitUntil: 'commit' });
    const kept = () => page.evaluate(() => document.documentElement.dataset.kept);
    await expect.poll(() => kept().catch(() => undefined), { message: path }).toBe('yes');
  }
});
