import type { Path } from '../diagnostics/diagnostic.ts';
import { type Data, type Entry, recordsOf } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { nounNames } from '../model/nouns.ts';
import { once } from '../model/once.ts';
import type { Site } from '../site/site.ts';
import { referencesIn } from './references.ts';

/** A value whose schema has an annotation for a rule. */
export interface Annotated {
  readonly entry: Entry;
  readonly path: Path;
  readonly value: unknown;
  readonly schema: Data;
  /** What the annotation says; empty if it is `true`. */
  readonly says: Data;
}

/** Looks up the values of all records whose schema has an annotation, such as `x-alike`. All are found at once. */
export function createAnnotated(site: Site): (keyword: string) => readonly Annotated[] {
  const byKeyword = once(() =>
    Map.groupBy(
      nounNames.flatMap((noun) =>
        recordsOf(site.content, noun).flatMap((entry) => annotatedIn(site, entry)),
      ),
      ({ keyword }) => keyword,
    ),
  );
  return (keyword) => byKeyword().get(keyword) ?? [];
}

function annotatedIn(site: Site, entry: Entry) {
  return [...referencesIn(site, entry)].flatMap((reference) =>
    Object.entries(reference.schema).flatMap(([keyword, says]) =>
      isRecord(says) || says === true
        ? [{ entry, ...reference, keyword, says: isRecord(says) ? says : {} }]
        : [],
    ),
  );
}
