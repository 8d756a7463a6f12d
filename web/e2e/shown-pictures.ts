import type { Page } from 'playwright-core';

/** A displayed picture, and the file the browser chose for it. */
export interface ShownPicture {
  readonly file: string;
  readonly width: number;
  readonly priority: string;
  readonly loading: string;
  /** How it is placed in its frame. */
  readonly fit: string;
  readonly isInHero: boolean;
}

/** Scrolls through a page until every picture has loaded. */
export async function showAll(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(async () => {
    const sleep = (milliseconds: number) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // A window covered by another one may not be painted at all.
      await Promise.race([drawn(), sleep(1_000)]);
    }
    // Does not wait for a picture that never came into view, such as the next one in a strip.
    const wasSeen = (image: HTMLImageElement) => {
      const { left, right, width } = image.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth;
    };
    const come = (image: HTMLImageElement) => image.decode().catch(() => undefined);
    // A lazy picture that moved away before it was requested never loads.
    const all = Promise.all([...document.images].filter(wasSeen).map(come));
    await Promise.race([all, sleep(5_000)]);
  });
}

export function picturesOn(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    return [...document.images]
      .filter(({ currentSrc }) => currentSrc.includes('/assets/pictures/'))
      .map((image) => ({
        file: image.currentSrc.replace(/.*\//, ''),
        width: image.clientWidth,
        priority: image.fetchPriority,
        loading: image.loading,
        fit: getComputedStyle(image).objectFit,
        isInHero: image.closest('[data-hero]') !== null,
      }));
  });
}
