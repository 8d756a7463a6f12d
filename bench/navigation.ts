// From a click on a link to the first frame with its page's heading, by the application and by a plain page load.
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../web/e2e/browser.ts';
import { startSite } from '../web/e2e/running-site.ts';
import { median, type Row } from './row.ts';
import { slowDown } from './slow-phone.ts';

const rounds = 10;
const from = '/contact';
const ways = ['/about', '/rentals', '/services', '/inventory'];

/** A way to reach a page. */
interface Way {
  readonly isSlow: boolean;
  /** False if the application never loads: each click loads a page. */
  readonly hasApplication: boolean;
}

/** How long a click takes on a fast desktop and on a slow phone, each beside a plain page load. */
export async function benchNavigation(): Promise<readonly Row[]> {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const measure = (way: Way) => medianOf(browser, site.url, way);
  try {
    const rows: Row[] = [];
    for (const [name, isSlow, budget] of [
      ['on loopback', false, { who: 'a visitor', atMost: 50 }],
      ['on a slow phone', true, { who: 'a visitor', atMost: 0.5, of: 'ratio' }],
    ] as const) {
      const plain = await measure({ isSlow, hasApplication: false });
      const value = await measure({ isSlow, hasApplication: true });
      const baseline = { name: 'plain page load', value: plain };
      rows.push({ name: `click to the new heading ${name}`, value, unit: 'ms', baseline, budget });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function medianOf(browser: Browser, url: string, way: Way): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await clickTime(browser, url, way, ways[round % ways.length] ?? ''));
  }
  return median(times);
}

async function clickTime(browser: Browser, url: string, way: Way, to: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchHeading);
  if (way.isSlow) await slowDown(page);
  if (!way.hasApplication) await leaveOutApplication(page);
  await page.goto(url + from, { waitUntil: 'networkidle' });
  const link = page.locator(`footer a[href="${to}"]`).first();
  await link.hover();
  if (way.hasApplication) await prefetched(page, `${url}/data${to}.json`);
  await link.click();
  await page.waitForURL(url + to);
  const time = await page.waitForFunction(() => Reflect.get(window, 'headingTime'));
  const milliseconds = Number(await time.jsonValue());
  await context.close();
  return milliseconds;
}

/** Waits until a page's data has arrived, along with what it needs. */
async function prefetched(page: Page, data: string): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, data);
  await page.waitForTimeout(2_000);
}

/** Without the application and the browser's own prefetching, a click loads a page. */
async function leaveOutApplication(page: Page): Promise<void> {
  for (const part of ['**/assets/start-*.js', '**/*.speculationrules']) {
    await page.route(part, (route) => route.abort());
  }
}

/** Measures the time from a click to the first frame with another heading, in this document or the next. */
function watchHeading(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const watch = (clicked: number, before: string | null | undefined) => {
    const look = () => {
      const now = heading();
      if (!now || now === before) requestAnimationFrame(look);
      else Object.assign(window, { headingTime: Date.now() - clicked });
    };
    requestAnimationFrame(look);
  };
  // window.name survives from one document to the next.
  if (window.name) watch(Number(window.name), undefined);
  const start = () => {
    window.name = String(Date.now());
    watch(Number(window.name), heading());
  };
  addEventListener('click', start, { capture: true });
}
