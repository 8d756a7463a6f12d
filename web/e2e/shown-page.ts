import type { Page } from 'playwright-core';

/** What a visitor, a search engine and a screen reader learn about the current page. */
export interface ShownPage {
  /** Path, query and hash of the address. */
  readonly address: string;
  readonly heading: string | undefined;
  readonly title: string;
  /** The head's tags about this page, sorted. */
  readonly head: readonly string[];
  /** Where the links lead that are marked as the current page. */
  readonly current: readonly string[];
}

/** Reads the current page. */
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

/** The scroll position of the page, in pixels. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, and resolves once the position is saved by whichever restores it, the page or the browser. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  const isThere = await page.evaluate(
    (y) =>
      new Promise<boolean>((resolve) => {
        if (Math.round(scrollY) === y) return resolve(true);
        addEventListener('scrollend', () => resolve(false), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
  if (!isThere) await untilSaved(page);
}

/** Chromium saves a position a second after it was reached. A timer set after its own never runs before it. */
export async function untilSaved(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, history.scrollRestoration === 'auto' ? 1_200 : 0);
      }),
  );
}
