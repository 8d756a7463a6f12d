import type { Page } from 'playwright-core';

/** What a visitor, a search engine and a screen reader are told of the page that is shown. */
export interface ShownPage {
  /** Path, query and hash of the address. */
  readonly address: string;
  readonly heading: string | undefined;
  readonly title: string;
  /** The tags of the head that speak of this page, sorted. */
  readonly head: readonly string[];
  /** Where the links lead that are marked as the page itself. */
  readonly current: readonly string[];
}

/** Reads the page that is shown. */
export function shownPage(page: Page): Promise<ShownPage> {
  return page.evaluate(() => {
    const tags =
      'meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]';
    const links = [...document.querySelectorAll('header, dialog, footer')].flatMap((part) => [
      ...part.querySelectorAll('[aria-current=page]'),
    ]);
    return {
      address: location.pathname + location.search + location.hash,
      heading: document.querySelector('h1')?.textContent,
      title: document.title,
      head: [...document.head.querySelectorAll(tags)].map((each) => each.outerHTML).sort(),
      current: [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].sort(),
    };
  });
}

/** How far the page is scrolled, in pixels. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, and resolves when whoever restores the height, the page or the browser, has kept it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        if (Math.round(scrollY) === y) return resolve();
        // Chromium keeps it a second later. A timer set after its own is not run before it.
        const wait = () => setTimeout(resolve, history.scrollRestoration === 'auto' ? 1_200 : 0);
        addEventListener('scrollend', wait, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
  await page.waitForFunction(() => {
    const kept: [height: number][] = Object.values(history.state?.heights ?? {});
    const isKept = kept.some(([height]) => Math.abs(height - scrollY) < 1);
    return isKept || history.scrollRestoration === 'auto';
  });
}
