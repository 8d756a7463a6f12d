import type { Entry } from '../model/content.ts';
import { recordsOf } from '../model/content.ts';
import { nounNames, schemaOf } from '../model/nouns.ts';
import { pageNouns } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import { schemaNamed } from '../schema/keywords.ts';
import type { AnnotatedValue } from '../schema/walk.ts';
import { createWalks } from '../schema/walk.ts';
import type { Site } from '../site/site.ts';

/** Visits every value of the content that refers to something, with the file that holds it. */
export function visitReferences(
  site: Site,
  visit: (source: Source, annotated: AnnotatedValue) => void,
): void {
  const walkOf = createWalks(site.schemas, (schema) => 'x-ref' in schema || 'x-view' in schema);
  for (const [name, entries] of checkedEntries(site)) {
    const walk = walkOf(schemaNamed(site.schemas, name));
    for (const { data, source } of entries) {
      walk(data, (annotated) => {
        visit(source, annotated);
        return annotated.value;
      });
    }
  }
}

type Checked = Pick<Entry, 'data' | 'source'>;

/** Everything that may refer to something, by the schema it follows. */
function checkedEntries({ content, pages }: Site): ReadonlyMap<string, readonly Checked[]> {
  const records = nounNames
    .filter((noun) => !pageNouns.includes(noun))
    .flatMap((noun): readonly Checked[] => recordsOf(content, noun));
  const asPages = pages.map(({ data, entry }): Checked => ({ data, source: entry.source }));
  return Map.groupBy([...records, ...asPages], ({ source }) => schemaOf(source));
}
