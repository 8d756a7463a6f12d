import type { Entry } from '../model/content.ts';
import { recordsOf } from '../model/content.ts';
import { valueAt } from '../model/data.ts';
import { nounNames, schemaOf } from '../model/nouns.ts';
import { pageNouns } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import { findLinks } from '../schema/find-links.ts';
import type { AnnotatedValue } from '../schema/walk.ts';
import type { Site } from '../site/site.ts';

/**
 * Visits every value of the content that refers to something, with the file that holds it. Where they are was found
 * when the file was checked; the pages of a template have them in the same places.
 */
export function visitReferences(
  site: Site,
  visit: (source: Source, annotated: AnnotatedValue) => void,
): void {
  const linksOf = (source: Source) =>
    source.links ?? findLinks(site.schemas, schemaOf(source), source.data);
  for (const { data, source } of entriesOf(site)) {
    for (const { path, schema } of linksOf(source)) {
      const value = valueAt(data, path);
      // A record may leave out a part of its template.
      if (value !== undefined) visit(source, { schema, value, path });
    }
  }
}

/** Everything that may refer to something. */
function entriesOf({ content, pages }: Site): readonly Pick<Entry, 'data' | 'source'>[] {
  const records = nounNames
    .filter((noun) => !pageNouns.includes(noun))
    .flatMap((noun): readonly Entry[] => recordsOf(content, noun));
  return [...records, ...pages.map(({ data, entry }) => ({ data, source: entry.source }))];
}
