import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { townPath } from './content/addresses.ts';
import { first } from './content/records.ts';
import { pageTypes, sampleTowns } from './content/samples.ts';
import { startJourney } from './journey.ts';
import { contrast, luminance, parseColor } from './pixels.ts';

const journey = startJourney();

/** What has the focus, and what is wrong there. */
interface Stop {
  readonly name: string;
  readonly isInFooter: boolean;
  readonly faults: readonly string[];
}

/** So much of a tall control must be seen, and all of a small one. */
const legiblePixels = 24;

/** Looks at the focused element; nothing once the focus has left the page. */
function inspectStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate((legible) => {
    const active = document.activeElement;
    if (!active || active === document.body) return undefined;

    // A link inside a drawing wears its ring as the stroke of a shape.
    const hasRing = () => {
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      const isStroked = (shape: Element) => {
        const { stroke, strokeWidth } = getComputedStyle(shape);
        return stroke !== 'none' && Number.parseFloat(strokeWidth) >= 2;
      };
      const shapes = [...active.querySelectorAll('circle, rect, path')];
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return isOutlined || (active instanceof SVGElement && shapes.some(isStroked));
    };

    const isAtBottom = (bar: Element) =>
      bar.checkVisibility() && bar.getBoundingClientRect().bottom >= innerHeight - 1;

    /** The strip of the window that neither the header nor the call bar covers. */
    const freeStrip = () => {
      const header = document.querySelector('body > header');
      const bar = [...document.querySelectorAll('[data-call-bar]')].find(isAtBottom);
      const bottom = bar?.getBoundingClientRect().top ?? innerHeight;
      return { top: header?.getBoundingClientRect().bottom ?? 0, bottom };
    };
    const isSeen = () => {
      if (active.closest('body > header, [data-call-bar], [data-skip-link]')) return true;
      const { top, bottom } = freeStrip();
      const box = active.getBoundingClientRect();
      const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
      return seen >= Math.min(box.height, legible);
    };
    const followsLast = () => {
      const last = document.querySelector('[data-last-stop]');
      last?.removeAttribute('data-last-stop');
      active.setAttribute('data-last-stop', '');
      // A date is one control with a stop for each of its parts.
      if (last === active) return true;
      const order = last?.compareDocumentPosition(active) ?? Node.DOCUMENT_POSITION_FOLLOWING;
      return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    };

    const checks = [
      ['no focus ring', hasRing()],
      ['covered', isSeen()],
      ['out of order', followsLast()],
    ] as const;
    return {
      name: `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent}`,
      isInFooter: active.closest('footer') !== null,
      faults: checks.filter(([, isGood]) => !isGood).map(([fault]) => fault),
    };
  }, legiblePixels);
}

/** Tabs from the top to the end of a page; the footer, the same everywhere, counts as its end if asked. */
async function walk(page: Page, isShort: boolean): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 500; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await inspectStop(page);
    if (!stop || (isShort && stop.isInFooter)) return stops;
    stops.push(stop);
  }
  throw new Error('the keyboard does not reach the end of the page');
}

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

describe('the keyboard walks a page in order, always seen and never covered', () => {
  const window = journey.sharedWindow();

  test.for(pageTypes)('%s', async (path) => {
    const page = window();
    await page.goto(journey.site().url + path);
    const stops = await walk(page, path !== '/');
    expect(faultsOf(stops)).toEqual([]);
    expect(stops[0]?.name).toContain('Skip to content');
    expect(stops.length).toBeGreaterThan(10);
  });

  test.for(['/', '/inventory', '/contact', townPath(first(sampleTowns))])(
    '%s on a phone',
    async (path) => {
      const page = await journey.open(path, { viewport: { width: 375, height: 740 } });
      expect(faultsOf(await walk(page, true))).toEqual([]);
    },
  );
});

test.for(['/about', '/contact'])('the skip link of %s leads past the header', async (path) => {
  const page = await journey.open(path);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the focus ring stands out from light and from dark ground', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await journey.open('/contact', { colorScheme });
    await page.getByLabel('First Name').focus();
    const colors = await page.getByLabel('First Name').evaluate((field) => {
      const { outlineColor, boxShadow } = getComputedStyle(field);
      return [outlineColor, boxShadow];
    });
    const [ring = 0, second = 0] = colors.map((color) => luminance(parseColor(color)));
    // Two rings: whatever lies behind, one of them differs from it by 3:1.
    for (const ground of [0, 1]) {
      expect(Math.max(contrast(ring, ground), contrast(second, ground))).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(ring, second)).toBeGreaterThanOrEqual(3);
  }
});
