import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../web/e2e/browser.ts';
import { startSite } from '../web/e2e/running-site.ts';
import { median } from './median.ts';
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
function pathsToVisit(): readonly string[] {
  const pages: { path: string; sections: { kind: string }[] }[] = globSync(
    'generated/pages/**/*.json',
  )
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const withKind = (kind: string) =>
    pages.find(({ sections }) => sections.some((section) => section.kind === kind));
  return ['/', ...kinds.flatMap((kind) => withKind(kind)?.path ?? [])];
}

/** First visits on a slow phone. */
export async function benchBrowsing(): Promise<readonly Row[]> {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const rows: Row[] = [];
  for (const path of pathsToVisit()) {
    const paints: number[] = [];
    const shifts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
      const page = await context.newPage();
      await slowDown(page);
      const { paint, shift } = await firstVisit(page, site.url + path);
      paints.push(paint);
      shifts.push(shift);
      await context.close();
    }
    const name = `${path} on a slow phone`;
    rows.push(
      { name: `${name}, largest paint`, value: median(paints), unit: 'ms' },
      { name: `${name}, layout shift`, value: median(shifts), unit: '', budget: { atMost: 0 } },
    );
  }
  await browser.close();
  await site.stop();
  return rows;
}
