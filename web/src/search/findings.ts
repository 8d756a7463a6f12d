import { createContext, use, useContext } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { askWorker } from './ask-worker.ts';
import type { Found } from './search-site.ts';

type Search = Omit<SectionProps['site-search'], 'kind'>;

/** The search, where a page is rendered in one step: on the server. */
export const SearchAtOnce = createContext<((search: Search, query: string) => Found) | undefined>(
  undefined,
);

const asked = new Map<string, Promise<Found>>();

/** What a search finds: at once on the server; in the browser, where few pages search, once its worker has answered. */
export function useFindings(search: Search, page: string, query: string): Found {
  const searchAtOnce = useContext(SearchAtOnce);
  if (searchAtOnce) return searchAtOnce(search, query);
  const found = asked.get(query) ?? askWorker(page, query);
  asked.set(query, found);
  return use(found);
}
