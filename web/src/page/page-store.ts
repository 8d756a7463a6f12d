import { dataAddress } from '../../../generated/contract/routes.ts';
import { prepareSections } from '../sections/section-view.tsx';
import type { PageData } from './page-data.ts';
import { createTags } from './page-head.ts';
import type { RoutedDocument } from './routed-page.tsx';

/** A page that is ready to be shown. */
export interface LoadedPage extends RoutedDocument {
  /** The elements of its head. */
  readonly head: readonly Element[];
}

/** How many pages one page may prefetch. */
const mostPrefetches = 10;

const pages = new Map<string, LoadedPage>();
const prefetches = new Map<string, ReturnType<typeof fetchPage>>();

/** The page at a path, ready to show; undefined if the server must answer instead. */
export async function loadPage(path: string, signal: AbortSignal) {
  const page = pages.get(path) ?? (await (prefetches.get(path) ?? fetchPage(path, signal)));
  if (!signal.aborted) prefetches.clear();
  return page;
}

/** Prefetches a page, unless the current page has reached its limit. */
export function prefetchPage(path: string): void {
  if (pages.has(path) || prefetches.has(path) || prefetches.size === mostPrefetches) return;
  prefetches.set(path, fetchPage(path));
}

export function keepPage(path: string, page: LoadedPage): void {
  pages.set(path, page);
}

/** Fetches a page's data and the code of its sections, and keeps it. */
export async function fetchPage(path: string, signal?: AbortSignal) {
  try {
    const data = await fetchData(dataAddress(path), signal);
    if (!data) return undefined;
    await prepareSections(data.page.sections);
    const page: LoadedPage = { page: data.page, head: createTags(data.head), isServed: false };
    pages.set(path, page);
    return page;
  } catch {
    return undefined;
  }
}

/** Fetches a page's data, if the loaded code can show it. */
export async function fetchData(address: string, signal?: AbortSignal) {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) return undefined;
  const data: PageData = await response.json();
  return data.assets.every(isOnThisPage) ? data : undefined;
}

/** Whether a script or style sheet is one that this page was loaded with. */
function isOnThisPage(address: string): boolean {
  return document.querySelector(`[src="${address}"], [href="${address}"]`) !== null;
}
