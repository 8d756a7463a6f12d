import type { Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { LookUp } from './look-up.ts';
import { type Prose, proseIn } from './prose.ts';
import { type PlacedWord, partsOf, wordsIn } from './words.ts';

/** The texts of a file, and those of their words that no dictionary has, names too. */
export interface FileWords {
  readonly prose: readonly Prose[];
  readonly unknown: readonly PlacedWord[];
}

/** Reads a file for the spelling of its words. */
export async function wordsOfFile(
  source: Source,
  schemas: SchemaSet,
  { unknownAmong }: LookUp,
): Promise<FileWords> {
  const prose = proseIn(schemas, source);
  const words = prose.flatMap(({ path, text }) => wordsIn(text).map((each) => ({ ...each, path })));
  const whole = await unknownAmong(words);
  const parts = whole.flatMap((each) =>
    partsOf(each).map((part) => ({ ...part, path: each.path })),
  );
  return { prose, unknown: await unknownAmong(parts) };
}
