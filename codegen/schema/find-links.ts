import type { Data } from '../model/content.ts';
import type { Link } from '../model/source.ts';
import { schemaNamed } from './keywords.ts';
import type { SchemaSet } from './schema-set.ts';
import type { Walk } from './walk.ts';
import { createWalks } from './walk.ts';

const annotations = ['x-ref', 'x-view', 'x-fact', 'x-unit'];

const walks = new WeakMap<SchemaSet, (schema: Data) => Walk>();

/** The values of a file that refer to something, its facts in any unit and its texts that want a unit, found by the schema that the file follows. */
export function findLinks(schemas: SchemaSet, name: string, data: unknown): readonly Link[] {
  const walkOf = walks.get(schemas) ?? createWalks(schemas, isLink);
  walks.set(schemas, walkOf);
  const links: Link[] = [];
  walkOf(schemaNamed(schemas, name))(data, ({ schema, value, path }) => {
    const own = Object.entries(schema).filter(([keyword]) => annotations.includes(keyword));
    links.push({ path, schema: Object.fromEntries(own) });
    return value;
  });
  return links;
}

function isLink(schema: Data): boolean {
  return annotations.some((annotation) => annotation in schema);
}
