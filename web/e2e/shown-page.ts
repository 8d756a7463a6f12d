import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from './journey.ts';

/** What a visitor, a search engine and a screen reader learn about the current page. */
export interface ShownPage {
  /** Path, query and hash of the address. */
  readonly address: string;
  readonly heading: string | undefined;
  readonly title: string;
  /** The head's tags about this page, sorted. */
  readonly head: readonly string[];
  /** What can be read, and the pictures, in order; not what is said of a change alone. */
  readonly text: readonly string[];
  /** Every link and control, seen or not, with its state: what it holds, and whether it is chosen, open or marked. */
  readonly controls: readonly string[];
  /** How far the page is scrolled, in pixels. */
  readonly top: number;
}

/** Reads the current page. */
export function shownPage(page: Page): Promise<ShownPage> {
  return page.evaluate(() => {
    const tags =
      'meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]';
    const events = 'script, style, template, textarea, [role=status], [aria-live]';
    // What has no box may have children that have one.
    const isSeen = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true }) ||
      getComputedStyle(each).display === 'contents';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL, (node) => {
      const isLeftOut = node instanceof Element && (node.matches(events) || !isSeen(node));
      return isLeftOut ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    });
    const pieces: { words: string; within: Node | null }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const [last, within] = [pieces.at(-1), node.parentNode];
      // A sentence of several pieces is in one text or in several.
      if (node instanceof Text && last?.within === within) last.words += node.data;
      else if (node instanceof Text) pieces.push({ words: node.data, within });
      else if (node instanceof HTMLImageElement)
        pieces.push({ words: `${node.alt} (${node.getAttribute('src')})`, within: null });
    }
    const text = pieces.map(({ words }) => words.replace(/\s+/g, ' ').trim()).filter(Boolean);
    const said = ['name', 'type', 'href', 'aria-label', 'aria-current', 'aria-expanded'] as const;
    const states = ['value', 'checked', 'selectedIndex', 'open', 'disabled'] as const;
    const stateOf = (each: Element) => [
      ...said.map((name) => [name, each.getAttribute(name)]),
      ...states.map((name) => [name, Object(each)[name]]),
    ];
    const controls = [
      // A form has a key of its own on every visit.
      ...document.querySelectorAll(
        'a, button, input:not([name=idempotencyKey]), select, textarea, details, dialog',
      ),
    ].map((each) => {
      const words = each.matches('a, button') ? each.textContent : '';
      const state = stateOf(each).filter(([, value]) => `${value ?? false}` !== 'false');
      return `${each.tagName} ${words} ${state.map(([name, value]) => `${name}=${value}`).join(' ')}`;
    });
    return {
      address: location.pathname + location.search + location.hash,
      heading: document.querySelector('h1')?.textContent,
      title: document.title,
      head: [...document.head.querySelectorAll(tags)].map((each) => each.outerHTML).sort(),
      text,
      controls,
      top: Math.round(scrollY),
    };
  });
}

/** What differs between two pages, the first line of each part; nothing if they are the same. */
function differences(here: ShownPage, fresh: ShownPage): string[] {
  return Object.entries(fresh).flatMap(([part, value]) => {
    const [lines, own] = [[value].flat(), [Object(here)[part]].flat()];
    const longest = own.length > lines.length ? own : lines;
    const at = longest.findIndex((_, index) => lines[index] !== own[index]);
    if (at < 0) return [];
    return [`${part}: here "${own[at]}", on a fresh visit "${lines[at]}"`];
  });
}

/** Scrolls a page to where another one stands, and opens what is unfolded there. */
async function standLike(fresh: Page, page: Page): Promise<void> {
  const folds = 'main details';
  const open = await page
    .locator(folds)
    .evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
  await fresh.evaluate(
    ({ selector, states, top }) => {
      for (const [index, each] of document.querySelectorAll(selector).entries())
        each.toggleAttribute('open', states[index] ?? false);
      window.scrollTo({ top, behavior: 'instant' });
    },
    { selector: folds, states: open, top: await scrolled(page) },
  );
}

/** Visits an address in another tab of the same browser; returns where that one stands. */
async function visit(fresh: Page, address: string): Promise<number> {
  // Another place of the same page would be no visit.
  await fresh.goto('about:blank');
  await fresh.goto(address, { waitUntil: 'networkidle' });
  if ((await fresh.locator('#document').count()) > 0) await hydrated(fresh);
  return scrolled(fresh);
}

/**
 * Expects a page to be what a fresh visit to an address shows, or to its own, in another tab that stands where this one
 * stands: the whole of it. Returns where the fresh visit began to stand.
 */
export async function expectFresh(page: Page, address?: string, message = ''): Promise<number> {
  const fresh = await page.context().newPage();
  const wanted = () => new URL(address ?? page.url(), page.url()).href;
  try {
    let [visited, top] = ['', 0];
    const found = async () => {
      if (visited !== wanted()) {
        visited = wanted();
        top = await visit(fresh, visited);
      }
      await standLike(fresh, page);
      return differences(await shownPage(page), await shownPage(fresh));
    };
    // The page may be on its way yet.
    await expect.poll(() => found().catch(() => ['being loaded']), { message }).toEqual([]);
    return top;
  } finally {
    await fresh.close();
  }
}

/** Path, query and hash of the browser's address. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
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
