import type { Data } from '../model/content.ts';
import type { Link } from '../model/source.ts';
import { linkNames } from './annotations.ts';
import { schemaNamed } from './keywords.ts';
import type { SchemaSet } from './schema-set.ts';
import type { Walk } from './walk.ts';
import { createWalks } from './walk.ts';

const walks = new WeakMap<SchemaSet, (schema: Data) => Walk>();

/** Finds, by a file's schema, the values that refer to something, facts in any unit, and texts that require a unit. */
export function findLinks(schemas: SchemaSet, name: string, data: unknown): readonly Link[] {
  const walkOf = walks.get(schemas) ?? createWalks(schemas, isLink);
  walks.set(schemas, walkOf);
  const links: Link[] = [];
  walkOf(schemaNamed(schemas, name))(data, ({ schema, value, path }) => {
    const own = Object.entries(schema).filter(([keyword]) => isLinkName(keyword));
    links.push({ path, schema: Object.fromEntries(own) });
    return value;
  });
  return links;
}

function isLink(schema: Data): boolean {
  return linkNames.some((name) => name in schema);
}

function isLinkName(keyword: string): boolean {
  return linkNames.some((name) => name === keyword);
}
