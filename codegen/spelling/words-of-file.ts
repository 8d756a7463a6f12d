import { hasOddCapitals } from '../model/letter-case.ts';
import type { Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { type Dictionary, openDictionary } from './dictionary.ts';
import { type Prose, proseIn } from './prose.ts';
import { type PlacedWord, partsOf, stemOf, wordsIn } from './words.ts';

/** The texts of a file, and those of their words that no dictionary has, names too. */
export interface FileWords {
  readonly prose: readonly Prose[];
  readonly unknown: readonly PlacedWord[];
}

/** Reads a file for the spelling of its words. */
export async function wordsOfFile(
  source: Source,
  schemas: SchemaSet,
  dictionaries: readonly string[],
): Promise<FileWords> {
  const prose = proseIn(schemas, source);
  if (prose.length === 0) return { prose, unknown: [] };
  const dictionary = await openDictionary(dictionaries);
  const isUnknown = ({ word }: { readonly word: string }) => !isKnown(word, dictionary);
  const unknown = prose.flatMap(({ path, text }) =>
    wordsIn(text)
      .filter(isUnknown)
      .flatMap(partsOf)
      .filter(isUnknown)
      .map((each) => ({ ...each, path })),
  );
  return { prose, unknown };
}

function isKnown(word: string, dictionary: Dictionary): boolean {
  const plain = word.replaceAll('’', "'");
  const isExact = hasOddCapitals(stemOf(plain));
  return dictionary.has(plain, isExact) || dictionary.has(stemOf(plain), isExact);
}
