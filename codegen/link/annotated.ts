import type { Path } from '../diagnostics/diagnostic.ts';
import { type Data, type Entry, recordsOf } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { nounNames } from '../model/nouns.ts';
import type { Site } from '../site/site.ts';
import { referencesIn } from './references.ts';

/** A value whose schema has an annotation for a rule. */
export interface Annotated {
  readonly entry: Entry;
  readonly path: Path;
  readonly value: unknown;
  /** What the annotation says. */
  readonly says: Data;
}

/** The values of all records whose schema has an annotation, such as `x-alike`. */
export function annotatedWith(keyword: string, site: Site): readonly Annotated[] {
  return nounNames.flatMap((noun) =>
    recordsOf(site.content, noun).flatMap((entry) =>
      [...referencesIn(site, entry)].flatMap(({ schema, path, value }) => {
        const says = schema[keyword];
        return isRecord(says) ? [{ entry, path, value, says }] : [];
      }),
    ),
  );
}
