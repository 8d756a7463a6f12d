import type { Page } from 'playwright-core';
import { launchBrowser } from '../web/e2e/browser.ts';
import { startSite } from '../web/e2e/running-site.ts';
import { largest } from './largest.ts';
import { median } from './median.ts';
import { pageWith } from './page-with.ts';
import type { Row } from './row.ts';
import { slowDown } from './slow-phone.ts';

const kinds = ['vehicle-inventory', 'vehicle-detail', 'town-profile', 'impact-calculator'];
const rounds = 3;

/** The largest contentful paint of a first visit in milliseconds, and its layout shift. */
async function firstVisit(page: Page, url: string): Promise<{ paint: number; shift: number }> {
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.paint = list.getEntries().at(-1)?.startTime ?? seen.paint;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) seen.shift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  return page.evaluate(() => Reflect.get(window, 'seen'));
}

/** The home page, and the first page with each kind of section. */
const paths = ['/', ...kinds.flatMap((kind) => pageWith(kind) ?? [])];

/** The first visits to some pages on a slow phone. */
export async function benchBrowsing(): Promise<readonly Row[]> {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const visits: { path: string; paint: number; shift: number }[] = [];
  for (const path of paths) {
    const seen: { paint: number; shift: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
      const page = await context.newPage();
      await slowDown(page);
      seen.push(await firstVisit(page, site.url + path));
      await context.close();
    }
    const middle = (part: 'paint' | 'shift') => median(seen.map((each) => each[part]));
    visits.push({ path, paint: middle('paint'), shift: middle('shift') });
  }
  await browser.close();
  await site.stop();
  const of = (part: 'paint' | 'shift') =>
    visits.map(({ path, [part]: value }) => ({ path, value }));
  return [
    largest('largest paint on a slow phone', of('paint'), {
      unit: 'ms',
      budget: { who: 'a visitor', atMost: 1800 },
    }),
    largest('layout shift on a slow phone', of('shift'), {
      unit: '',
      budget: { who: 'a visitor', atMost: 0.01 },
    }),
  ];
}
