import type { FormState } from '../../../generated/contract/render.ts';
import { dataAddress } from '../../../generated/contract/routes.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import type { PageData } from '../page/page-data.ts';
import { prepareSections } from '../sections/section-view.tsx';
import { createTags } from './page-head.ts';

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly page: PageDocument;
  /** The elements of its head. */
  readonly head: readonly Element[];
  /** The state its form came back with; only on the page the server rendered. */
  readonly form?: FormState | undefined;
}

/** The browser's cache of pages, by path. */
export interface PageStore {
  /** The page at a path, if it is cached. */
  take(path: string): LoadedPage | undefined;
  /** The page at a path, ready to show; undefined if the server must answer instead. */
  load(path: string, signal: AbortSignal): Promise<LoadedPage | undefined>;
  /** Prefetches a page, unless the current page has reached its limit. */
  prefetch(path: string): void;
  keep(path: string, page: LoadedPage): void;
}

type FetchPage = (path: string, signal?: AbortSignal) => Promise<LoadedPage | undefined>;

/** How many pages one page may prefetch. */
const mostPrefetches = 10;

/** Creates the store; the fetch function is passed in, so that a test needs no network. */
export function createPageStore(fetchPage: FetchPage): PageStore {
  const pages = new Map<string, LoadedPage>();
  const prefetches = new Map<string, Promise<LoadedPage | undefined>>();

  async function fetchAndKeep(path: string, signal?: AbortSignal) {
    try {
      const page = await fetchPage(path, signal);
      if (page) pages.set(path, page);
      return page;
    } catch {
      return undefined;
    }
  }

  return {
    take(path) {
      const page = pages.get(path);
      if (page) prefetches.clear();
      return page;
    },
    async load(path, signal) {
      const page = pages.get(path) ?? (await (prefetches.get(path) ?? fetchAndKeep(path, signal)));
      if (!signal.aborted) prefetches.clear();
      return page;
    },
    prefetch(path) {
      if (pages.has(path) || prefetches.has(path) || prefetches.size === mostPrefetches) return;
      prefetches.set(path, fetchAndKeep(path));
    },
    keep: (path, page) => void pages.set(path, page),
  };
}

/** Fetches a page's data, the code of its sections and their styles. */
export async function fetchPage(
  path: string,
  signal?: AbortSignal,
): Promise<LoadedPage | undefined> {
  const data = await fetchData(dataAddress(path), signal);
  if (!data) return undefined;
  await prepareSections(data.page.sections);
  return { page: data.page, head: createTags(data.head) };
}

/** Fetches a page's data, if the loaded code can show it. */
export async function fetchData(
  address: string,
  signal?: AbortSignal,
): Promise<PageData | undefined> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) return undefined;
  const data: PageData = await response.json();
  return data.assets.every(isOnThisPage) ? data : undefined;
}

/** Whether a script or style sheet is one that this page was loaded with. */
function isOnThisPage(address: string): boolean {
  return document.querySelector(`[src="${address}"], [href="${address}"]`) !== null;
}
