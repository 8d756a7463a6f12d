import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startJourney } from './journey.ts';
import { pageTypes } from './specification/page-types.ts';

const journey = startJourney();

/** Where the keyboard stands, and what is wrong there. */
interface Stop {
  readonly name: string;
  readonly isInFooterTowns: boolean;
  readonly faults: readonly string[];
}

/** Looks at the focused element; nothing once the focus has left the page. */
function inspectStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return undefined;

    const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;

    /** The strip of the window that neither the header nor the call bar covers. */
    const freeStrip = () => {
      const header = document.querySelector('.site-header');
      const bar = document.querySelector('.call-bar');
      const bottom = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
      return { top: header?.getBoundingClientRect().bottom ?? 0, bottom };
    };
    const isSeen = () => {
      if (active.closest('.site-header, .call-bar, .skip-link')) return true;
      const { top, bottom } = freeStrip();
      const box = active.getBoundingClientRect();
      const middle = box.top + box.height / 2;
      return box.height > bottom - top || (middle > top && middle < bottom);
    };
    const followsLast = () => {
      const last = document.querySelector('[data-last-stop]');
      last?.removeAttribute('data-last-stop');
      active.setAttribute('data-last-stop', '');
      const order = last?.compareDocumentPosition(active) ?? Node.DOCUMENT_POSITION_FOLLOWING;
      return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    };

    const checks = [
      ['no focus ring', hasRing(getComputedStyle(active))],
      ['covered', isSeen()],
      ['out of order', followsLast()],
    ] as const;
    return {
      name: `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent}`,
      isInFooterTowns: active.closest('footer details') !== null,
      faults: checks.filter(([, isGood]) => !isGood).map(([fault]) => fault),
    };
  });
}

/** Tabs from the top to the end of a page; the towns of the footer count as its end when told so. */
async function walk(page: Page, isShort: boolean): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 500; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await inspectStop(page);
    if (!stop || (isShort && stop.isInFooterTowns)) return stops;
    stops.push(stop);
  }
  throw new Error('the keyboard does not reach the end of the page');
}

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

describe('the keyboard walks a page in order, always seen and never covered', () => {
  test.for(pageTypes)('%s', async (path) => {
    const page = await journey.open(path);
    const stops = await walk(page, path !== '/');
    expect(faultsOf(stops)).toEqual([]);
    expect(stops[0]?.name).toContain('Skip to content');
    expect(stops.length).toBeGreaterThan(15);
  });

  test.for(['/', '/inventory', '/contact', '/sussex-county/lewes'])(
    '%s on a phone',
    async (path) => {
      const page = await journey.open(path, { viewport: { width: 375, height: 740 } });
      expect(faultsOf(await walk(page, true))).toEqual([]);
    },
  );
});

test('the skip link leads past the header', async () => {
  const page = await journey.open('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the focus ring stands out from what is behind it', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await journey.open('/', { colorScheme });
    const rings = await page.evaluate(() => {
      const [dark = '', light = ''] = ['--color-focus', '--color-focus-ring'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      );
      return { dark, light };
    });
    // Two rings of different lightness: whatever the ground, one of them contrasts with it.
    expect(rings.dark).not.toBe(rings.light);
  }
});
