import { createContext, use, useContext, useDeferredValue } from 'react';
import { askWorker } from './ask-worker.ts';
import type { Found, Search } from './search-site.ts';

/** A search, or the address of the page that holds it. */
type Source = Search | string;

/** The search, where a page is rendered in one step: on the server. */
export const SearchAtOnce = createContext<((source: Source, query: string) => Found) | undefined>(
  undefined,
);

const asked = new Map<string, Promise<Found>>();

/** What a search finds: at once on the server; in the browser, where few pages search, once its worker has answered. */
export function useFindings(page: string, query: string, search?: Search): Found {
  const searchAtOnce = useContext(SearchAtOnce);
  // While somebody types, what was found before stays.
  const settled = useDeferredValue(query.trim());
  if (searchAtOnce) return searchAtOnce(search ?? page, settled);
  const found = asked.get(settled) ?? askWorker(page, settled);
  asked.set(settled, found);
  return use(found);
}
