import { dataAddress } from '../../../generated/contract/routes.ts';
import { prepareSections } from '../sections/section-view.tsx';
import type { PageData } from './page-data.ts';
import { createTags } from './page-head.ts';
import type { LoadedPage } from './routed-page.tsx';

/** How many pages one page may prefetch. */
const mostPrefetches = 10;

/** How long a prefetched page counts as new, in milliseconds: as long as browsers keep what they prefetch. */
const freshFor = 5 * 60 * 1000;

/** Pages as they were left, for the way back. */
const pages = new Map<string, LoadedPage>();
const prefetches = new Map<string, Prefetch>();

interface Prefetch {
  readonly askedAt: number;
  readonly page: ReturnType<typeof fetchPage>;
}

/**
 * The page at a path, ready to show; undefined if the server must answer instead. Each visit asks for it, which costs
 * little while it is the same; one that goes back finds it as it was left.
 */
export async function loadPage(path: string, signal: AbortSignal, isReturn = false) {
  const left = isReturn ? pages.get(path) : undefined;
  const page = left ?? (await (prefetched(path) ?? fetchPage(path, signal)));
  if (!signal.aborted) prefetches.clear();
  return page;
}

/** Prefetches a page, unless the current page has reached its limit. */
export function prefetchPage(path: string): void {
  if (prefetched(path) || prefetches.size === mostPrefetches) return;
  prefetches.set(path, { askedAt: Date.now(), page: fetchPage(path) });
}

function prefetched(path: string) {
  const known = prefetches.get(path);
  if (known && Date.now() - known.askedAt < freshFor) return known.page;
  prefetches.delete(path);
  return undefined;
}

export function keepPage(path: string, page: LoadedPage): void {
  pages.set(path, page);
}

/** Fetches a page's data and the code of its sections, and keeps it for the way back. */
export async function fetchPage(path: string, signal?: AbortSignal) {
  try {
    const data = await fetchData(dataAddress(path), signal);
    if (!data || isAlone(data)) return undefined;
    await prepareSections(data.page.sections);
    const page: LoadedPage = { page: data.page, head: createTags(data.head), isServed: false };
    pages.set(path, page);
    return page;
  } catch {
    return undefined;
  }
}

/** A page that shows pieces of other sites is loaded as a document, and left for one: a policy is that of a document. */
function isAlone({ page }: PageData): boolean {
  const shows = page.sections.some(({ kind }) => kind === 'embed');
  return shows || document.querySelector('[data-alone]') !== null;
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
