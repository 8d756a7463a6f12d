// Cards and boxes of every type of page at the widths where they are tight: a tablet's and a phone's.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageTypes } from './content/samples.ts';
import { phone, startJourney } from './journey.ts';

const journey = startJourney();

/** Cards that have a row to themselves in a grid whose other rows have several. */
const loneCards = (page: Page) =>
  page.evaluate(() => {
    const grids = [...document.querySelectorAll<HTMLElement>('main :is(ul, ol, div)')].filter(
      (each) => getComputedStyle(each).display === 'grid',
    );
    return grids.flatMap((grid) => {
      const shown = [...grid.children].filter((each) => each.clientWidth > 0) as HTMLElement[];
      const rows = [...Map.groupBy(shown, ({ offsetTop }) => offsetTop).values()];
      if (shown.length < 3 || rows.every((row) => row.length === 1)) return [];
      return rows.flatMap(([card, ...others]) => {
        const isWide = (card?.offsetWidth ?? 0) > grid.clientWidth * 0.9;
        const isCard = card?.querySelector('h2, h3, h4') != null;
        return others.length === 0 && isWide && isCard ? [`alone: ${card.innerText}`] : [];
      });
    });
  });

/** What sticks out of the box that it is in, and words that are torn over two lines in one. */
const tornInBoxes = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('main :is(.card, .rounded-card)')];
    const wide = boxes
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map(({ innerText }) => `wider than its box: ${innerText}`);
    const torn = boxes.flatMap((box) => {
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only'))
          continue;
        for (const { index, 0: word } of node.textContent?.matchAll(/[\p{L}\d]{5,}/gu) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`torn: ${word}`);
        }
      }
      return found;
    });
    return [...wide, ...torn];
  });

test.for([
  ['no card lies alone across a tablet', { viewport: { width: 768, height: 1024 } }, loneCards],
  ['nothing leaves its box on a phone, nor is a word torn in it', phone, tornInBoxes],
] as const)('on every type of page %s', async ([, screen, faultsIn]) => {
  const page = await journey.window(screen);
  for (const path of pageTypes) {
    await page.goto(journey.site().url + path);
    expect([path, await faultsIn(page)]).toEqual([path, []]);
  }
});
