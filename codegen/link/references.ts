import { type Entry, recordsOf } from '../model/content.ts';
import { valueAt } from '../model/data.ts';
import { mayHoldReferences } from '../model/fact-reference.ts';
import { nounNames, schemaOf } from '../model/nouns.ts';
import { pageNouns } from '../model/page.ts';
import type { Link, Source } from '../model/source.ts';
import { findLinks } from '../schema/walk.ts';
import type { Site } from '../site/site.ts';

/** A value that refers to something. */
interface Found extends Link {
  readonly value: unknown;
}

/** The same with the file that holds it. */
export interface Reference extends Found {
  readonly source: Source;
}

/**
 * Lists every content value that refers to something, once. Their paths were found when the file was checked; the pages
 * of a template have them at the same paths.
 */
export function listReferences(site: Site): readonly Reference[] {
  const pages = site.pages.map(({ data, entry }) => ({ data, source: entry.source }));
  const isNew = createOnceEach();
  return [...recordsIn(site), ...pages].flatMap((entry) =>
    [...referencesIn(site, entry)]
      .filter((reference) => isNew(reference) && !isUnread(reference))
      .map((reference) => ({ ...reference, source: entry.source })),
  );
}

/** Whether a value still contains a reference to an unknown fact, which is reported elsewhere. */
function isUnread({ value }: Found): boolean {
  return typeof value === 'string' && mayHoldReferences(value);
}

/** Skips repeats: most values are the same on all pages of a template. */
function createOnceEach(): (reference: Found) => boolean {
  const seen = new Map<unknown, Set<unknown>>();
  return ({ path, value }) => {
    const values = seen.get(path) ?? new Set();
    seen.set(path, values);
    return values.size < values.add(value).size;
  };
}

/** The data of a record or page that may hold references, and its file. */
export type Referring = Pick<Entry, 'data' | 'source'>;

/** Every value of a file that refers to something. */
export function* referencesIn({ schemas }: Site, { data, source }: Referring) {
  for (const { path, schema } of source.links ??
    findLinks(schemas, schemaOf(source), source.data)) {
    const value = valueAt(data, path);
    // A record may leave out part of its template.
    if (value !== undefined) yield { schema, value, path } satisfies Found;
  }
}

/** All records, which are not pages themselves. */
export function recordsIn({ content }: Site): readonly Referring[] {
  return nounNames
    .filter((noun) => !pageNouns.includes(noun))
    .flatMap((noun): readonly Entry[] => recordsOf(content, noun));
}
