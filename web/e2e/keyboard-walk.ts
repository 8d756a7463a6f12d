import type { Page } from 'playwright-core';

/** What has the focus, and what is wrong there. */
export interface Stop {
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
export async function walkByKeyboard(page: Page, isShort: boolean): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 1_000; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await inspectStop(page);
    if (!stop || (isShort && stop.isInFooter)) return stops;
    stops.push(stop);
  }
  throw new Error('the keyboard does not reach the end of the page');
}

/** What is wrong at the stops of a walk. */
export const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
