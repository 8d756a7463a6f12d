import type { Link } from '../model/source.ts';
import { linkNames } from './annotations.ts';
import type { SchemaSet } from './schema-set.ts';
import { createWalks } from './walk.ts';

const walkOf = createWalks(({ annotations }) => linkNames.some((name) => name in annotations));

/** Finds, by a file's schema, the values that refer to something, facts in any unit, and texts that require a unit. */
export function findLinks(schemas: SchemaSet, name: string, data: unknown): readonly Link[] {
  const links: Link[] = [];
  walkOf(schemas.field(name))(data, ({ field: { annotations }, value, path }) => {
    const own = Object.entries(annotations).filter(([keyword]) => isLinkName(keyword));
    links.push({ path, schema: Object.fromEntries(own) });
    return value;
  });
  return links;
}

function isLinkName(keyword: string): boolean {
  return linkNames.some((name) => name === keyword);
}
