import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchWords } from './search-words.ts';

/** What is found, by what it is called and what it says. */
export interface Findable {
  readonly title: string;
  readonly alias?: string | undefined;
  readonly text?: string | undefined;
  readonly words?: string | undefined;
}

const fields = ['title', 'alias', 'text', 'words'];

/** Whether a word may have a slip in it: those of four letters differ by one too often. */
export const isLong = (word: string) => word.length > 4 && !/\d/.test(word);

const options: SearchOptions = {
  boost: { title: 6, alias: 2.5, text: 1.5 },
  combineWith: 'AND',
  prefix: (word) => word.length > 2,
  fuzzy: (word) => (isLong(word) ? 0.25 : false),
  maxFuzzy: 2,
  weights: { fuzzy: 0.3, prefix: 0.5 },
};

/** Makes the index of some items, by the words that are read of them. */
export function indexOf(items: readonly Findable[], words: SearchWords) {
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields,
    tokenize: (text) => [...words.read(text)],
    processTerm: (word) => word,
    searchOptions: options,
  });
  index.addAll(items.map((item, id) => ({ ...item, id })));
  return index;
}
