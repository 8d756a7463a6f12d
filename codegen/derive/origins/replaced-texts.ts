import type { Path } from '../../diagnostics/diagnostic.ts';
import { contentOf, type Data, type Entry, recordsOf } from '../../model/content.ts';
import { schemaOf } from '../../model/nouns.ts';
import type { Page } from '../../model/page.ts';
import type { Source } from '../../model/source.ts';
import type { Field } from '../../schema/field.ts';
import { createWalks } from '../../schema/walk.ts';
import type { Site } from '../../site/site.ts';

/** A text as printed, and where it is written. */
export interface PlacedText {
  readonly text: string;
  readonly source: Source;
  readonly path: Path;
  /** The page that it is printed for, if its references may lead elsewhere on each page. */
  readonly page?: Page;
}

/** The same site with each text replaced, but no names, addresses or choices. */
export function replaceTexts(site: Site, replace: (placed: PlacedText) => string): Site {
  const walkOf = createWalks(isText);
  const replaceIn = <Written extends Data>(
    data: Written,
    { source, schema, page }: { source: Source; schema: string; page?: Page },
  ) => {
    const walk = walkOf(site.schemas.field(schema));
    const replaced = walk(data, ({ field, value, path }) => {
      if (typeof value !== 'string' || isName(value, field)) return value;
      return replace({ text: value, source, path, ...(page && { page }) });
    });
    return replaced as Written;
  };
  const known = new Map<Entry, Entry>();
  const entryOf = (noun: string, entry: Entry): Entry => {
    const { data, source } = entry;
    // A unit among the vehicles is one of them.
    const schema = source.noun === noun ? schemaOf(source) : noun;
    const made = known.get(entry) ?? { ...entry, data: replaceIn(data, { source, schema }) };
    known.set(entry, made);
    return made;
  };
  const pageOf = (page: Page): Page => {
    const { record, entry, data } = page;
    return {
      ...page,
      data: replaceIn(data, { source: entry.source, schema: schemaOf(entry.source), page }),
      ...(record && { record: { ...record, entry: entryOf(record.noun, record.entry) } }),
    };
  };
  return {
    ...site,
    content: contentOf((noun) =>
      recordsOf(site.content, noun).map((entry) => entryOf(noun, entry)),
    ),
    pages: site.pages.map(pageOf),
  };
}

/** Whether a value is no choice or reference, but a text. An email address is printed as it is written, in pieces. */
function isText(field: Field): boolean {
  const { 'x-ref': noun, 'x-view': view } = field.annotations;
  if (field.is !== 'text' || (noun ?? view) !== undefined) return false;
  return field.format === undefined || field.format === 'email';
}

/** Whether the compiler may use a text as a name, such as an id, a time or `phone:main`. */
function isName(text: string, field: Field): boolean {
  return field.is === 'text' && field.pattern !== undefined && !/[\s{}]|^\/|\/\//.test(text);
}
