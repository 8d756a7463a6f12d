import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, startJourney } from './journey.ts';
import { pageTypes } from './specification/page-types.ts';

const journey = startJourney();

/** What sticks out to the side, and words that their box cuts off. */
function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const lost = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isForReaders = element.clientWidth <= 1 || style.clipPath !== 'none';
      if (isForReaders || element.textContent === '' || element instanceof SVGElement) continue;
      const cutsX =
        /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutsY =
        /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (cutsX || cutsY) lost.push(`${element.tagName}.${element.className} cuts off its content`);
    }
    return lost;
  });
}

/** Opens every page type in turn in one window and collects what is lost. */
async function walk(page: Page, css = ''): Promise<string[]> {
  const faults: string[] = [];
  for (const path of pageTypes) {
    await page.goto(journey.site().url + path);
    if (css) await page.addStyleTag({ content: css });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    faults.push(...(await lostContent(page)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

describe('nothing is lost on any page type', () => {
  test('at 320 by 256 pixels, which is 1280 at four times the size', async () => {
    const page = await journey.window({ viewport: { width: 320, height: 256 } });
    expect(await walk(page)).toEqual([]);
  });

  test.for([320, 1280])('with the spacing of text widened, at %d pixels', async (width) => {
    const page = await journey.window({ viewport: { width, height: 800 }, bypassCSP: true });
    const spacing =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
    expect(await walk(page, spacing)).toEqual([]);
  });

  test('with text at twice its size, as a browser is set to', async () => {
    const page = await journey.window();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    expect(await walk(page)).toEqual([]);
  });
});

test('a table that is too wide scrolls in a region with a name, by keyboard too', async () => {
  const page = await journey.window({ viewport: { width: 320, height: 600 } });
  for (const path of [
    '/policies/rental-policy',
    '/sussex-county-delaware',
    '/policies/return-policy',
  ]) {
    await page.goto(journey.site().url + path);
    const wild = await page.locator('main table').evaluateAll(
      (tables) =>
        tables
          .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
          .filter((table) => {
            const region = table.closest<HTMLElement>(
              'section[aria-label], [role=region][aria-label]',
            );
            return region?.tabIndex !== 0;
          }).length,
    );
    expect([path, wild]).toEqual([path, 0]);
  }
});

test('buttons are at least 44 pixels high on a phone', async () => {
  const page = await journey.window(phone);
  const small: string[] = [];
  for (const path of pageTypes) {
    await page.goto(journey.site().url + path);
    const found = await page
      .locator('.button:visible, button:visible, select:visible')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getBoundingClientRect().height < 44)
          .map((each) => each.textContent),
      );
    small.push(...found.map((name) => `${path}: ${name}`));
  }
  expect(small).toEqual([]);
});
