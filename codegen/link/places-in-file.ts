import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { oncePerFile } from './source-files.ts';

/** A value of a file, and where it is. */
interface Placed<Value> {
  readonly source: Source;
  readonly path: Path;
  readonly value: Value;
}

/** The values of a file by what they are, each with all that is in it after it. */
export interface PlacesInFile {
  readonly texts: readonly Placed<string>[];
  readonly groups: readonly Placed<Data>[];
  readonly lists: readonly Placed<readonly unknown[]>[];
}

/** Walks a file once for all rules that look at its values. */
export const placesIn = oncePerFile((source): PlacesInFile => {
  const texts: Placed<string>[] = [];
  const groups: Placed<Data>[] = [];
  const lists: Placed<readonly unknown[]>[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'string') texts.push({ source, path, value });
    else if (Array.isArray(value)) {
      lists.push({ source, path, value });
      for (const [index, each] of value.entries()) visit(each, [...path, index]);
    } else if (isRecord(value)) {
      groups.push({ source, path, value });
      for (const [key, each] of Object.entries(value)) visit(each, [...path, key]);
    }
  };
  visit(source.data, []);
  return { texts, groups, lists };
});
