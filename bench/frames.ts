import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../web/e2e/browser.ts';
import { startSite } from '../web/e2e/running-site.ts';
import { largest } from './largest.ts';
import { pageWith } from './page-with.ts';
import type { Row } from './row.ts';
import { slowDown } from './slow-phone.ts';

const phone = { width: 375, height: 812 };
const desk = { width: 1280, height: 800 };

/** A fling, in screens, and the time to look afterwards. */
const fling = 1.4;
const rest = 450;

/** Counts at every frame how many pictures are seen, and how many of their frames are still empty. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { all: 0, empty: 0 };
    Object.assign(window, { seen });
    const look = () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('[data-backdrop] img')) {
        const { top, bottom, height } = image.getBoundingClientRect();
        const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (height === 0 || visible < height * 0.4) continue;
        seen.all += 1;
        if (!image.complete || image.naturalWidth === 0) seen.empty += 1;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The share of the seen time, in percent, that the frames of a page stand empty while it is flung to its end. */
async function emptyShare(browser: Browser, url: string, viewport: typeof phone): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await slowDown(page);
  await watchFrames(page);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const end = await page.evaluate(() => document.body.scrollHeight);
  await page.waitForTimeout(rest);
  for (let y = 0; y < end; y += viewport.height * fling) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'smooth' }), y);
    await page.waitForTimeout(2 * rest);
  }
  const { all, empty } = await page.evaluate(() => Reflect.get(window, 'seen'));
  await context.close();
  return (100 * empty) / all;
}

/** How long the list of vehicles stands without its pictures on a slow line, on a phone and a desk. */
export async function benchFrames(): Promise<readonly Row[]> {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const path = pageWith('vehicle-inventory') ?? '/';
  const shares: { path: string; value: number }[] = [];
  for (const viewport of [phone, desk]) {
    const value = await emptyShare(browser, site.url + path, viewport);
    shares.push({ path: `${path} at ${viewport.width}`, value });
  }
  await browser.close();
  await site.stop();
  return [
    largest('seen time that frames stand empty on a slow line', shares, {
      unit: '%',
      budget: { who: 'a visitor', atMost: 1 },
    }),
  ];
}
