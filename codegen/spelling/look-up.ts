import type { Memo } from '../memo.ts';
import { hasOddCapitals } from '../model/letter-case.ts';
import { type Dictionary, openDictionary } from './dictionary.ts';
import { stemOf } from './words.ts';

/** Words that were looked up in dictionaries. */
export interface LookUp {
  /** Those that no dictionary has. Dictionaries are opened for a word that is new, and few are. */
  unknownAmong<Each extends { readonly word: string }>(
    words: readonly Each[],
  ): Promise<readonly Each[]>;
  /** Keeps what was looked up for later runs. */
  keep(): void;
}

/** Begins with the words that earlier runs have looked up in these dictionaries. */
export async function openLookUp(names: readonly string[], memo: Memo): Promise<LookUp> {
  type Known = readonly (readonly [word: string, isKnown: boolean])[];
  const known = await memo.last('looked up', [names.join()], async () => {
    return new Map(memo.find<Known>('looked-up', [names]));
  });
  const size = known.size;
  return {
    async unknownAmong(words) {
      const fresh = new Set(words.map(({ word }) => word).filter((word) => !known.has(word)));
      if (fresh.size > 0) {
        const dictionary = await openDictionary(names);
        for (const word of fresh) known.set(word, isIn(dictionary, word));
      }
      return words.filter(({ word }) => !known.get(word));
    },
    keep() {
      if (known.size > size) memo.keep('looked-up', [names], [...known]);
    },
  };
}

function isIn(dictionary: Dictionary, word: string): boolean {
  const plain = word.replaceAll('’', "'");
  const isExact = hasOddCapitals(stemOf(plain));
  return dictionary.has(plain, isExact) || dictionary.has(stemOf(plain), isExact);
}
