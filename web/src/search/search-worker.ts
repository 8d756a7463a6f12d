// Searches beside the page: the code and the index are loaded at the first key, and the page stays quick while somebody types.
import { dataAddress } from '../../../generated/contract/routes.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import { nothing, type Search, searchSite } from './search-site.ts';

/** A query, and the address of the page whose document has the index. */
export interface Question {
  readonly page: string;
  readonly query: string;
}

let index: Promise<Search | undefined> | undefined;

addEventListener('message', async ({ data: { page, query } }: MessageEvent<Question>) => {
  index ??= load(page);
  const search = await index.catch(() => undefined);
  // What could not be loaded may be there for the next key.
  if (!search) index = undefined;
  postMessage({ query, found: search ? searchSite(search, query) : nothing });
});

async function load(path: string): Promise<Search | undefined> {
  const response = await fetch(dataAddress(path));
  const { page }: { page: PageDocument } = await response.json();
  return page.sections.find((section) => section.kind === 'site-search')?.props;
}
