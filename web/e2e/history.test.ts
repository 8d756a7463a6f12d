// Back, Forward and a reload at the moments that a walk (random-walk.test.ts) never meets: while something loads, and over
// what is not of the site.
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { vehiclePath } from './content/addresses.ts';
import { longestPolicy, richVehicle } from './content/samples.ts';
import { holdRequests } from './hold-requests.ts';
import { follow, footerLink, hydrated, phone, startJourney } from './journey.ts';
import { expectFresh, scrolled, scrollTo } from './shown-page.ts';

const journey = startJourney();

describe('the page of the address is shown', () => {
  test('after Back over a page of another site, and from a hash that means nothing', async () => {
    const page = await journey.open('/contact#50%');
    await follow(page, footerLink(page, '/rentals'));
    await page.waitForURL('**/rentals');
    await page.goto(`${journey.site().url}/robots.txt`);
    await page.goBack();
    await expectFresh(page, '/rentals');
    await page.goBack();
    await expectFresh(page, '/contact#50%');
    await page.goForward();
    await expectFresh(page, '/rentals');
  });

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

  test('by Back to the list from the page of a vehicle that was loaded again, however slow the API is', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await follow(page, footerLink(page, '/inventory'));
    const vehicle = page.locator('#results > .card').last().getByRole('link');
    await vehicle.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await follow(page, vehicle);
    await page.waitForURL('**/vehicles/*');
    await page.reload();
    await hydrated(page);
    await page.route('**/api/vehicles', () => undefined);
    await page.goBack();
    await page.waitForURL('**/inventory');
    await standsAt(page, before);
  });

  test('by a reload, or Back from another page, after a link within one that the application has shown before', async () => {
    const page = await journey.open('/inventory');
    await hydrated(page);
    // The policies of the footer may be folded.
    await footerLink(page, longestPolicy.path).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${longestPolicy.path}`);
    const headings = page.locator('main nav a[href^="#"]:visible');
    await headings.first().click();
    await page.waitForURL('**#*');
    await page.reload();
    await page.goBack();
    await headings.last().click();
    const top = await scrolled(page);
    expect(top).toBeGreaterThan(0);
    // Without a pointer, for which the page would scroll.
    await footerLink(page, '/rentals').dispatchEvent('click');
    await page.waitForURL('**/rentals');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await standsAt(page, top);
    await page.reload();
    await standsAt(page, top);
    await page.goBack();
    await scrollTo(page, 400);
    await page.reload();
    await standsAt(page, 400);
  });

  test('by a reload at the end of a list from which a vehicle was put on another', async () => {
    const page = await journey.open('/inventory', phone);
    await hydrated(page);
    await page.locator('[name=compare]').last().check();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const whole = await height();
    // Until the application knows the list, the page has to be as long: it is restored before.
    const release = await holdRequests(page, '**/assets/start-*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await height()).toBe(whole);
    release();
  });

  test('by a reload of the page of a vehicle by a visitor who has a shortlist', async () => {
    const page = await journey.window(phone);
    await page.addInitScript((id) => {
      localStorage.shortlist = `["${id}"]`;
    }, richVehicle.id);
    await page.goto(journey.site().url + vehiclePath(richVehicle.id));
    await hydrated(page);
    await scrollTo(page, 600);
    for (const _time of [1, 2]) {
      await page.reload();
      await hydrated(page);
      await expect.poll(() => scrolled(page)).toBe(600);
    }
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
