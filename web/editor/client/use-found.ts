import { useMemo } from 'react';
import type { Findable } from '../../src/search/word-index.ts';
import { createDeskSearch } from '../calls/desk-search.ts';

const none: readonly never[] = [];

/** Those of some items that are meant by what somebody types, the best first; all while nothing is typed. */
export function useFound<Item>(
  items: readonly Item[] = none,
  sought: string,
  wordsOf: (item: Item) => Findable,
): readonly Item[] {
  const search = useMemo(() => createDeskSearch(items, wordsOf), [items, wordsOf]);
  return sought.trim() === '' ? items : search(sought);
}

/** The words of what has a file. */
export const wordsOfRecord = ({ name, file }: { readonly name: string; readonly file: string }) => {
  return { title: name, alias: file };
};
