import type { Path } from '../diagnostics/diagnostic.ts';
import { type Data, type Entry, recordsOf } from '../model/content.ts';
import { nounNames } from '../model/nouns.ts';
import { once } from '../model/once.ts';
import type { AnnotationName, Annotations } from '../schema/annotations.ts';
import type { Site } from '../site/site.ts';
import { referencesIn } from './references.ts';

/** A value whose schema has an annotation for a rule. */
export interface Annotated<Name extends AnnotationName> {
  readonly entry: Entry;
  readonly path: Path;
  readonly value: unknown;
  readonly schema: Data;
  /** What the annotation says. */
  readonly says: NonNullable<Annotations[Name]>;
}

/** Looks up the values of all records whose schema has an annotation, such as `x-alike`. */
export type FindAnnotated = <Name extends AnnotationName>(name: Name) => readonly Annotated<Name>[];

/** Prepares the lookup. All are found at once. */
export function createAnnotated(site: Site): FindAnnotated {
  const byName = once(() =>
    Map.groupBy(
      nounNames.flatMap((noun) =>
        recordsOf(site.content, noun).flatMap((entry) => annotatedIn(site, entry)),
      ),
      ({ name }) => name,
    ),
  );
  return ((name) => byName().get(name) ?? []) as FindAnnotated;
}

function annotatedIn(site: Site, entry: Entry) {
  return [...referencesIn(site, entry)].flatMap((reference) =>
    Object.entries(reference.schema).map(([name, says]) => ({ entry, ...reference, name, says })),
  );
}
