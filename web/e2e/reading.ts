import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll } from 'vitest';
import { type FetchedPage, fetchPage } from './page-text.ts';
import { type RunningSite, startSite } from './running-site.ts';

/** The running site for tests that need no browser; each page is fetched once and kept. */
export interface Reading {
  readonly site: () => RunningSite;
  /** A page as the server sends it. */
  page(path: string): Promise<FetchedPage>;
  /** The document of a page. */
  html(path: string): Promise<HTMLElement>;
}

/** Starts the site for all tests of a file. */
export function startReading(settings: Record<string, string> = {}): Reading {
  let site: RunningSite;
  const pages = new Map<string, Promise<FetchedPage>>();
  beforeAll(async () => {
    site = await startSite(settings);
  });
  afterAll(() => site.stop());
  const page = (path: string) => {
    const known = pages.get(path) ?? fetchPage(site.url + path);
    pages.set(path, known);
    return known;
  };
  return { site: () => site, page, html: async (path) => (await page(path)).html };
}
