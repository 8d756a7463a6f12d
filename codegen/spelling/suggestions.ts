import { editDistance, nearest } from '../diagnostics/nearest.ts';
import type { Memo } from '../memo.ts';
import { withCapitals } from '../model/letter-case.ts';
import { openDictionary } from './dictionary.ts';

const mostSuggestions = 3;

/** Finds what may have been meant by a word: one of the site, one that is near, or two that have lost their space. */
export function createSuggestions(
  dictionaries: readonly string[],
  own: readonly string[],
  recall: Memo['getAsync'],
): (word: string) => Promise<readonly string[]> {
  return async (word) => {
    const listed = await recall('suggestions', [dictionaries, word], async () =>
      (await openDictionary(dictionaries)).suggest(word.replaceAll('’', "'")),
    );
    const near = nearest(word, own);
    const close = listed.filter((each) => isNear(each, word));
    const all = [near ?? [], close].flat();
    const cased = all.map((each) => withCapitals(each, word));
    const others = cased.filter((each) => each !== word);
    const alike = Map.groupBy(others, (each) => each.toLowerCase()).values();
    return Array.from(alike, ([first = '']) => first).slice(0, mostSuggestions);
  };
}

function isNear(suggested: string, word: string): boolean {
  const [one, other] = [suggested.toLowerCase(), word.toLowerCase()];
  if (one.includes(' ')) return one.replace(' ', '') === other && !/(?<!\S)\S(?!\S)/.test(one);
  return editDistance(one, other) <= Math.max(1, Math.floor(word.length / 4));
}
