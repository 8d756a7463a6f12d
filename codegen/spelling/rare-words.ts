import { editDistance } from '../diagnostics/nearest.ts';
import { withCapitals } from '../model/letter-case.ts';
import type { KnownWords } from './known-words.ts';
import type { Misspelling, SpelledFile } from './spelled-file.ts';
import { type PlacedWord, wordsIn } from './words.ts';

/** A word used so often is one that the site uses. */
const often = 5;

/** Among few letters most slips make a word, so one place is enough, but the other must be a common one. */
const fewLetters = 3;
const veryOften = 25;

/** A word that a slip makes of another is in the dictionary too, so it takes this many other places to doubt it. */
const fewPlaces = 3;

/**
 * Words that stand once on the site, a letter away from one that it uses often, and always beside the same neighbor:
 * "confirm th speed", where it says "confirm the" and "the speed" everywhere else.
 */
export function rareWords(files: readonly SpelledFile[], known: KnownWords): Misspelling[] {
  const texts = files.flatMap(({ source, prose }) =>
    prose.map(({ path, text }) => ({ source, words: placed(text, path) })),
  );
  const uses = createUses(texts.map(({ words }) => words.map(({ word }) => word.toLowerCase())));
  return texts.flatMap(({ source, words }) =>
    words.flatMap((each, index): Misspelling[] => {
      const beside = [words[index - 1], words[index + 1]].map((one) => one?.word.toLowerCase());
      const word = each.word.toLowerCase();
      if (uses.of(word) > 1 || /\p{N}/u.test(word) || known.has(word)) return [];
      const meant = uses.meantBy(word, beside);
      if (!meant) return [];
      return [
        { ...each, source, meant: [withCapitals(meant.word, each.word)], beside: meant.count },
      ];
    }),
  );
}

function placed(text: string, path: PlacedWord['path']): PlacedWord[] {
  return wordsIn(text).map((each) => ({ ...each, path }));
}

type Beside = readonly (string | undefined)[];

/** How often words stand in texts, alone and beside each other. */
function createUses(texts: readonly (readonly string[])[]) {
  const counts = new Map<string, number>();
  const [after, before] = [new Map<string, Counts>(), new Map<string, Counts>()];
  for (const words of texts) {
    for (const [index, word] of words.entries()) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      const last = words[index - 1];
      if (last === undefined) continue;
      count(after, last, word);
      count(before, word, last);
    }
  }
  const of = (word: string) => counts.get(word) ?? 0;
  return {
    of,
    /** The word that stands elsewhere beside one of the neighbors of this one. */
    meantBy(word: string, [last = '', next = '']: Beside) {
      const places = new Map<string, number>();
      for (const list of [after.get(last), before.get(next)])
        for (const [other, times] of list ?? [])
          if (isOfLength(word, other) && of(other) >= often)
            places.set(other, (places.get(other) ?? 0) + times);
      const isLong = word.length > fewLetters;
      const near = [...places].filter(
        ([other, times]) =>
          (isLong ? times >= fewPlaces : of(other) >= veryOften) && isSlip(word, other),
      );
      const [best] = near.sort(([, one], [, two]) => two - one);
      return best && { word: best[0], count: best[1] };
    },
  };
}

type Counts = Map<string, number>;

function count(lists: Map<string, Counts>, key: string, word: string): void {
  const list = lists.get(key) ?? new Map<string, number>();
  lists.set(key, list.set(word, (list.get(word) ?? 0) + 1));
}

function isOfLength(word: string, other: string): boolean {
  return Math.abs(word.length - other.length) <= 1;
}

/** Whether a letter makes one of the other, unless it is the one that makes many of one. */
function isSlip(word: string, other: string): boolean {
  if (editDistance(word, other) !== 1) return false;
  return word.replace(/s$/, '') !== other.replace(/s$/, '');
}
