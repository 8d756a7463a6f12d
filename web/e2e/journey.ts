import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';

/** What a journey has at hand: the running site, and a way to open pages in a fresh browser window. */
export interface Journey {
  readonly site: () => { readonly url: string; readonly dataDir: string };
  /** Opens an address in a window of its own that closes with the test. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** A window of its own that closes with the test. */
  window(options?: BrowserContextOptions): Promise<Page>;
  /** One window for the tests of a group that only look at pages: it fetches what they share once. */
  sharedWindow(options?: BrowserContextOptions): () => Page;
}

export const phone: BrowserContextOptions = {
  viewport: { width: 375, height: 740 },
  hasTouch: true,
  isMobile: true,
};

export const withoutScripts: BrowserContextOptions = { javaScriptEnabled: false };

/** Milliseconds a test waits for something that should be there at once, on a busy machine too. */
const patience = 60_000;

/** Takes up the site and the browser that all test files share. */
export function startJourney(): Journey {
  const site = inject('site');
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());
  const openWindow = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    context.setDefaultTimeout(patience);
    return context.newPage();
  };
  const window = async (options?: BrowserContextOptions) => {
    const page = await openWindow(options);
    onTestFinished(async () => {
      // An answer that is still under way when the test ends is nobody's fault.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    });
    return page;
  };
  const sharedWindow = (options?: BrowserContextOptions) => {
    let page: Page;
    beforeAll(async () => {
      page = await openWindow(options);
    });
    afterAll(() => page.context().close());
    return () => page;
  };
  const open = async (path: string, options?: BrowserContextOptions) => {
    const page = await window(options);
    await page.goto(site.url + path);
    return page;
  };
  return { site: () => site, open, window, sharedWindow };
}

/** Waits until the application has taken over the page; then typing and clicking reach React. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#page[data-running]').waitFor({ state: 'attached' });
}

/** Loads an address and stops the clock once React has the page: time passes only where a test lets it. */
export async function loadStopped(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Follows a link once the application is there to answer: pointing at a link fetches both. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await link.hover();
  const href = await link.getAttribute('href');
  await page.waitForFunction((address) => {
    const { pathname, origin } = new URL(address ?? '', location.href);
    const data = `${origin}/data${pathname === '/' ? '/index' : pathname}.json`;
    return performance.getEntriesByName(data).length > 0;
  }, href);
  await link.click();
}
