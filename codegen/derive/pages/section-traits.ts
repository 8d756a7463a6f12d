import type { RequestPart } from '../../contract/routes.ts';
import type { Data } from '../../model/content.ts';
import { schemaNamed, wordAt } from '../../schema/keywords.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';

/** What a kind of section requires of its page. */
export interface SectionTraits {
  /** The page hydrates. */
  readonly interactive: boolean;
  /** The page is rendered for each request. */
  readonly request?: RequestPart;
}

const folder = 'sections/';

/** All kinds of sections, sorted. */
export function sectionKinds(schemas: SchemaSet): readonly string[] {
  return schemas.names
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length));
}

/** The traits of every kind, read from the schemas. */
export function sectionTraits(schemas: SchemaSet): ReadonlyMap<string, SectionTraits> {
  return new Map(sectionKinds(schemas).map((kind) => [kind, traitsOf(schemas, kind)]));
}

/** The traits of the sections of a page, by their kinds. */
export function traitsOnPage(
  sections: readonly Data[],
  traits: ReadonlyMap<string, SectionTraits>,
): readonly SectionTraits[] {
  return sections.flatMap(({ kind }) => traits.get(String(kind)) ?? []);
}

function traitsOf(schemas: SchemaSet, kind: string): SectionTraits {
  const schema = schemaNamed(schemas, folder + kind);
  const interactive = schema['x-interactive'] === true;
  const request = wordAt(schema, 'x-request');
  if (request === undefined) return { interactive };
  if (request !== 'query' && request !== 'form')
    throw new Error(`the section "${kind}" asks for "${request}" of the request`);
  return { interactive, request };
}
