// Searches beside the page: the code and the index are loaded at the first key, and the page stays quick while somebody types.
import type { PageDocument } from '../../../generated/sections.ts';
import { type Found, searchSite } from './search-site.ts';

/** A query, and where the document with the index is. */
export interface Question {
  readonly data: string;
  readonly query: string;
}

type Search = Parameters<typeof searchSite>[0];

let index: Promise<Search | undefined> | undefined;

addEventListener('message', async ({ data: { data, query } }: MessageEvent<Question>) => {
  index ??= load(data);
  const search = await index.catch(() => undefined);
  // What could not be loaded may be there for the next key.
  if (!search) index = undefined;
  postMessage({ query, found: search ? searchSite(search, query) : nothing });
});

const nothing: Found = { answers: [], results: [] };

async function load(address: string): Promise<Search | undefined> {
  const response = await fetch(address);
  const { page }: { page: PageDocument } = await response.json();
  return page.sections.find((section) => section.kind === 'site-search')?.props;
}
