import type { BrowserContextOptions, Page } from 'playwright-core';

/** Windows that tests have finished with, for others with the same options: a new one costs twice what a page does. */
export interface UsedWindows {
  take(options: BrowserContextOptions): Page | undefined;
  /** Returns a window in its original state; one that cannot be reset is closed. */
  giveBack(page: Page, options: BrowserContextOptions): Promise<void>;
}

/** Keeps windows on a plain-text page of the site. */
export function keepWindows(plainPage: string): UsedWindows {
  const kept = new Map<string, Page[]>();
  return {
    take: (options) => kept.get(JSON.stringify(options))?.pop(),
    async giveBack(page, options) {
      const context = page.context();
      if (page.isClosed() || context.pages().length > 1) return context.close();
      await tidy(page, options);
      await page.goto(plainPage);
      const key = JSON.stringify(options);
      kept.set(key, [...(kept.get(key) ?? []), page]);
    },
  };
}

async function tidy(page: Page, options: BrowserContextOptions): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: options.colorScheme ?? 'light' });
  await page.mouse.move(0, 0);
  const { width, height } = page.viewportSize() ?? {};
  const { viewport } = options;
  if (viewport && (viewport.width !== width || viewport.height !== height)) {
    await page.setViewportSize(viewport);
  }
}

/** Resets the history of a window, so that it begins with the current page. */
export async function forgetHistory(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.resetNavigationHistory');
  await browser.detach();
}
