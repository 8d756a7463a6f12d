import type { Page } from 'playwright-core';

/**
 * Sums unexpected layout shifts, from the moment the whole page has been parsed and painted. Until then a slow machine
 * paints parts of it, and centered content moves as the rest arrives.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    let begin = Number.POSITIVE_INFINITY;
    const nextFrame = (then: () => void) =>
      requestAnimationFrame(() => requestAnimationFrame(then));
    document.addEventListener('DOMContentLoaded', () =>
      nextFrame(() => {
        begin = performance.now();
      }),
    );
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const { startTime, value } = entry as PerformanceEntry & { value: number };
        // Whether somebody did something is not asked: a new window is taken for that half a second long.
        if (startTime >= begin) seen.shift += value;
      }
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of a watched page. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate((): number => Reflect.get(window, 'seen').shift);
}
