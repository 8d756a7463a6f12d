import type { Path } from '../diagnostics/diagnostic.ts';
import { schemaOf } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import type { Field } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { createWalks } from '../schema/walk.ts';
import type { LookUp } from './look-up.ts';
import { type PlacedWord, partsOf, wordsIn } from './words.ts';

/** A word that is probably misspelled, and what may have been meant, the likeliest first. */
export interface Misspelling extends PlacedWord {
  readonly source: Source;
  readonly meant: readonly string[];
  /** How often what was meant stands elsewhere beside the same word, for a word that a dictionary has. */
  readonly beside?: number;
}

/** The words of a file. */
export interface SpelledFile extends FileWords {
  readonly source: Source;
}

/** The texts of a file, and those of their words that no dictionary has, names too. */
interface FileWords {
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

/** A text that people read, and its place in a file. */
interface Prose {
  readonly path: Path;
  readonly text: string;
}

const walkOf = createWalks(isProse);

/** The texts of a file whose schema asks for nothing but text: no choice, no reference. */
function proseIn(schemas: SchemaSet, source: Source): readonly Prose[] {
  const found: Prose[] = [];
  walkOf(schemas.field(schemaOf(source)))(source.data, ({ value, path }) => {
    if (typeof value === 'string') found.push({ path, text: value });
    return value;
  });
  return found;
}

function isProse(field: Field): boolean {
  const { 'x-ref': noun, 'x-path-of': shown, 'x-made': made } = field.annotations;
  const isOther = field.annotations['x-unspelled'];
  const isName = [noun, shown, made?.file, isOther].some((each) => each !== undefined);
  return field.is === 'text' && field.format === undefined && !isName;
}
