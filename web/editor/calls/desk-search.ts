import { createRanking, meantOf } from '../../src/search/ranking.ts';
import { createSearchWords } from '../../src/search/search-words.ts';
import type { Findable } from '../../src/search/word-index.ts';

// The words of the forms are English ones, whatever the dealer's are.
const words = createSearchWords({ fillers: '', endings: 'ies>y, s' });

/** Creates the search of the tools among some items, which is that of the site: those that are meant, the best first. */
export function createDeskSearch<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => Findable,
): (sought: string) => readonly Item[] {
  const rank = createRanking(
    items.map((item) => ({ ...wordsOf(item), item })),
    { words },
  );
  return (sought) => meantOf(rank(sought)).map(({ item }) => item.item);
}
