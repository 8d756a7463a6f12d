import type { HTMLElement } from 'node-html-parser';
import { inject } from 'vitest';
import { type FetchedPage, fetchPage } from './page-text.ts';

/** The running site for tests that need no browser; each page is fetched once and cached. */
export interface Reading {
  readonly site: () => { readonly url: string };
  /** A page as the server sends it. */
  page(path: string): Promise<FetchedPage>;
  /** The document of a page. */
  html(path: string): Promise<HTMLElement>;
}

/** Connects to the site that all test files share. */
export function startReading(): Reading {
  const site = inject('site');
  const pages = new Map<string, Promise<FetchedPage>>();
  const page = (path: string) => {
    const known = pages.get(path) ?? fetchPage(site.url + path);
    pages.set(path, known);
    return known;
  };
  return { site: () => site, page, html: async (path) => (await page(path)).html };
}
