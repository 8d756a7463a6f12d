import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, TestRunner } from 'vitest';
import { navigation, policies } from './content/records.ts';
import { forgetHistory, keepWindows } from './used-windows.ts';

/** What a journey can use: the running site, and ways to open pages in browser windows. */
export interface Journey {
  readonly site: () => { readonly url: string; readonly dataDir: string };
  /** Opens an address in a window that only this test uses; afterwards the window is reset for another test. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** A fresh window that closes with the test: for tests that listen to it, change its clock or need an empty cache. */
  window(options?: BrowserContextOptions): Promise<Page>;
  /** One window for a group of tests that only look at pages: it fetches shared files once. */
  sharedWindow(options?: BrowserContextOptions): () => Page;
}

const faults = new WeakMap<Page, string[]>();

/** The errors that a page has not handled, React's about markup that is not what it would have made among them. */
export const takeFaults = (page: Page): string[] => faults.get(page)?.splice(0) ?? [];

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export const phone: BrowserContextOptions = {
  viewport: { width: 375, height: 740 },
  hasTouch: true,
  isMobile: true,
};

export const withoutScripts: BrowserContextOptions = { javaScriptEnabled: false };

/** How long a test waits for something that should appear at once, in milliseconds, even on a busy machine. */
export const patience = 60_000;

/** Connects to the site and the browser that all test files share. */
export function startJourney(): Journey {
  const site = inject('site');
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());
  const used = keepWindows(`${site.url}/robots.txt`);
  const openWindow = async (options?: BrowserContextOptions) => {
    const context = await browser.newContext({ ...desk, ...options });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const own: string[] = [];
    faults.set(page, own);
    page.on('pageerror', ({ message }) => own.push(message));
    return page;
  };
  const window = async (options?: BrowserContextOptions) => {
    const page = await openWindow(options);
    onTestFinished(async () => {
      // A response still in flight when the test ends is nobody's fault.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
      expect(takeFaults(page)).toEqual([]);
    });
    return page;
  };
  const sharedWindow = (options?: BrowserContextOptions) => {
    let page: Page;
    beforeAll(async () => {
      page = await openWindow(options);
    });
    afterAll(async () => {
      await page.context().close();
      expect(takeFaults(page)).toEqual([]);
    });
    return () => page;
  };
  const open = async (path: string, options?: BrowserContextOptions) => {
    const wanted = { ...desk, ...options };
    const page = used.take(wanted) ?? (await openWindow(wanted));
    onTestFinished(async ({ task }) => {
      const unexpected = takeFaults(page);
      const isGood = task.result?.state === 'pass' && unexpected.length === 0;
      await (isGood ? used.giveBack(page, wanted) : page.context().close());
      expect(unexpected).toEqual([]);
    });
    await page.goto(site.url + path);
    await forgetHistory(page);
    return page;
  };
  return { site: () => site, open, window, sharedWindow };
}

/** Hovers a control, and waits until the application has hydrated the page: then typing and clicking reach React. */
export async function hydrated(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(() => {
    const controls = document.querySelectorAll('#page :is(button, input, select, textarea)');
    controls[0]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return document.querySelector('#page[data-running]');
  });
}

/** Loads an address and stops the clock once React owns the page: time passes only where a test lets it. */
export async function loadStopped(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Runs the clock of a page until something is visible. */
export async function passTime(page: Page, sign: Locator): Promise<void> {
  while (!(await sign.isVisible())) await page.clock.runFor(1_000);
}

/** The button that opens the menu of a phone. */
export const menuButton = (page: Page): Locator =>
  page.locator('button[popovertarget=slide-out]:not([popovertargetaction])');

const { header, footer } = navigation;
const policyPaths = JSON.stringify(footer).includes('"policies"')
  ? policies.map(({ path }) => path)
  : [];

/** A link of the layout: what it says is the dealer's affair, and whether it is there. */
function layoutLink(place: Locator, path: string, written: string): Locator {
  if (!written.includes(`"${path}"`))
    TestRunner.getCurrentTest()?.context.skip(`there is no link to ${path}`);
  return place.locator(`a[href="${path}"]`).first();
}

/** The link of the footer to an address. */
export const footerLink = (page: Page, path: string): Locator =>
  layoutLink(page.locator('body > footer'), path, JSON.stringify([footer, policyPaths]));

/** The link of the open menu of a phone to an address. */
export const menuLink = (page: Page, path: string): Locator =>
  layoutLink(page.getByRole('dialog'), path, JSON.stringify(header));

/**
 * Points at a link. On a page with an interactive section this waits until the application and the page it leads to have
 * loaded: hovering the link fetches both.
 */
export async function pointAt(page: Page, link: Locator): Promise<void> {
  await link.hover();
  if ((await page.locator('#document').count()) === 0) return;
  const href = await link.getAttribute('href');
  await page.waitForFunction((address) => {
    const { pathname, origin } = new URL(address ?? '', location.href);
    const data = `${origin}/data${pathname === '/' ? '/index' : pathname}.json`;
    return performance.getEntriesByName(data).length > 0;
  }, href);
}

/** Follows a link, by the application where there is one. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await pointAt(page, link);
  await link.click();
}
