import type { PageDocument } from '../../contract/page.ts';
import type { Data } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';
import { rentalField } from '../../model/record-name.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import type { Site } from '../../site/site.ts';

/** What a kind of section requires of its page. */
export interface SectionTraits {
  /** The page hydrates: by itself, or once the visitor enters a form on it. */
  readonly interactive: PageDocument['interactive'];
  /** The query parameters that it reads. */
  readonly queryNames: readonly string[];
  /** The group of the section whose keys are further parameters. */
  readonly queryKeys?: string | undefined;
  /** It holds a form that browsers without scripts post to its page. */
  readonly isPosted: boolean;
}

const folder = 'sections/';

/** All kinds of sections, sorted. */
export function sectionKinds(schemas: SchemaSet): readonly string[] {
  return schemas.names
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length));
}

/** The traits of every kind, read from the schemas; what a rental group is called, from the content. */
export function sectionTraits({ content, schemas }: Site): ReadonlyMap<string, SectionTraits> {
  const group = rentalField(content);
  return new Map(sectionKinds(schemas).map((kind) => [kind, traitsOf(schemas, kind, group)]));
}

/** The traits of the sections of a page, by their kinds. */
export function traitsOnPage(
  sections: readonly Data[],
  traits: ReadonlyMap<string, SectionTraits>,
): readonly SectionTraits[] {
  return sections.flatMap((section) => {
    const own = traits.get(String(section.kind));
    if (!own) return [];
    const keys = own.queryKeys === undefined ? [] : Object.keys(groupAt(section, own.queryKeys));
    return [{ ...own, queryNames: [...own.queryNames, ...keys] }];
  });
}

function traitsOf(schemas: SchemaSet, kind: string, group: string): SectionTraits {
  const { interactive, query, queryGroup, queryKeys, posted } = sectionNotes(schemas, kind);
  return {
    interactive: interactive ?? false,
    queryNames: [...(queryGroup ? [group] : []), ...(query ?? [])],
    queryKeys,
    isPosted: posted === true,
  };
}

/** What the schema of a kind says of it. */
export function sectionNotes(schemas: SchemaSet, kind: string) {
  return schemas.field(folder + kind).annotations['x-section'] ?? {};
}
