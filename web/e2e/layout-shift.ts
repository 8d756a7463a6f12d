import type { Page } from 'playwright-core';

/**
 * Sums how far content jumps by itself, from the moment on when the whole page has been read and painted. Until then a slow
 * machine paints parts of it, and what is centered moves as the rest comes.
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
        const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (startTime >= begin && !hadRecentInput) seen.shift += value;
      }
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far content has jumped on a watched page. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate((): number => Reflect.get(window, 'seen').shift);
}
