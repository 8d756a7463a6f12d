// From the first use of a control, some time after a slow phone shows the page, to the frame with its answer.
import { globSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../web/e2e/browser.ts';
import { startSite } from '../web/e2e/running-site.ts';
import type { Row } from './row.ts';
import { slowDown } from './slow-phone.ts';

const rounds = 10;
const seconds = [1, 3];

/** Lists of choices that only the application answers, by the kind of section that has them. */
const controls: Readonly<Record<string, string>> = {
  'vehicle-inventory': 'select[name=sort]',
  'road-check': 'select[name=vehicle]',
};

/** The 75th percentile of ten first taps, 1 and 3 seconds after the page is shown. */
export async function benchFirstTap(): Promise<readonly Row[]> {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const places = Object.entries(controls).flatMap(([kind, control]) => {
    const path = pageWith(kind);
    return path === undefined ? [] : [{ url: site.url + path, control }];
  });
  try {
    const rows: Row[] = [];
    for (const after of seconds) {
      rows.push({
        name: `first tap ${after} s after the page is shown on a slow phone, to the answer`,
        value: await usualTap(browser, places, after),
        unit: 'ms',
        budget: { who: 'a visitor', atMost: 200 },
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function usualTap(browser: Browser, places: readonly Omit<Tap, 'after'>[], after: number) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const place = places[round % places.length];
    if (place) times.push(await firstTap(browser, { ...place, after }));
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.75)] ?? Number.NaN;
}

/** The address of the first page with a kind of section. */
function pageWith(kind: string): string | undefined {
  const pages: { path: string; sections: { kind: string }[] }[] = globSync(
    'generated/pages/**/*.json',
  )
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return pages.find(({ sections }) => sections.some((section) => section.kind === kind))?.path;
}

interface Tap {
  readonly url: string;
  readonly control: string;
  /** Seconds since the page was shown. */
  readonly after: number;
}

async function firstTap(browser: Browser, { url, control, after }: Tap): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    (wait) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() > paint.startTime + wait;
    },
    1000 * after,
    { polling: 50 },
  );
  const time = await tapControl(page, control);
  await context.close();
  return time;
}

/** Taps the control and changes it, in one turn: the answer is the first frame in which the page says something else. */
function tapControl(page: Page, control: string): Promise<number> {
  return page.evaluate(async (selector) => {
    const field = document.querySelector<HTMLSelectElement>(`#page ${selector}`);
    if (!field) throw new Error(`There is no ${selector}.`);
    const textNow = () => document.querySelector('#page')?.textContent;
    const before = textNow();
    const begun = performance.now();
    for (const sign of ['pointerover', 'pointerdown', 'pointerup']) {
      field.dispatchEvent(new PointerEvent(sign, { bubbles: true, pointerType: 'touch' }));
    }
    field.focus();
    field.selectedIndex = field.options.length - 1;
    for (const sign of ['input', 'change']) field.dispatchEvent(new Event(sign, { bubbles: true }));
    while (textNow() === before) {
      await new Promise(requestAnimationFrame);
      if (performance.now() > begun + 30_000) throw new Error(`Nothing answers ${selector}.`);
    }
    await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  }, control);
}
