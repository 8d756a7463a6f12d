import type { Path } from '../diagnostics/diagnostic.ts';
import { type Data, writtenRecords } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { nounNames } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import { visitValues } from '../model/visit-values.ts';
import type { Site } from '../site/site.ts';

/** The files of all records. */
export function sourcesOf({ content }: Site): readonly Source[] {
  return nounNames.flatMap((noun) => writtenRecords(content, noun).map(({ source }) => source));
}

/** Finds in a file what depends on nothing else, once: while somebody edits, all other files stay the same. */
export function oncePerFile<Found extends object>(
  find: (source: Source) => Found,
): (source: Source) => Found {
  const known = new WeakMap<Source, Found>();
  return (source) => {
    const found = known.get(source) ?? find(source);
    known.set(source, found);
    return found;
  };
}

/** A value of a file, and where it is. */
interface Placed<Value> {
  readonly source: Source;
  readonly path: Path;
  readonly value: Value;
}

/** The values of a file by what they are, each with all that is in it after it. */
export interface FileValues {
  readonly texts: readonly Placed<string>[];
  readonly groups: readonly Placed<Data>[];
  readonly lists: readonly Placed<readonly unknown[]>[];
}

/** Walks a file once for all rules that look at its values. */
export const valuesIn = oncePerFile((source): FileValues => {
  const texts: Placed<string>[] = [];
  const groups: Placed<Data>[] = [];
  const lists: Placed<readonly unknown[]>[] = [];
  visitValues(source.data, (value, steps) => {
    const path = [...steps];
    if (typeof value === 'string') texts.push({ source, path, value });
    else if (Array.isArray(value)) lists.push({ source, path, value });
    else if (isRecord(value)) groups.push({ source, path, value });
  });
  return { texts, groups, lists };
});
