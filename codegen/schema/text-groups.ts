import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord } from '../model/data.ts';
import { annotationsOf } from './annotations.ts';
import { branchesOf, nameOfReference, propertiesOf, schemaAt } from './keywords.ts';
import type { Schema, SchemaSet } from './schema-set.ts';

/**
 * The groups that a value consists of, also in lists and among alternatives. Those that follow a schema with a file of
 * its own are left out: a language file has their texts under the name of that file.
 */
function groupsIn(schemas: SchemaSet, schema: Schema): readonly Schema[] {
  if (nameOfReference(schema.$ref) !== undefined) return [];
  const own = schemas.resolve(schema);
  const below = [schemaAt(own, 'items'), schemaAt(own, 'additionalProperties'), ...branchesOf(own)];
  return [
    ...(own.properties === undefined ? [] : [own]),
    ...below.flatMap((each) => (each ? groupsIn(schemas, each) : [])),
  ];
}

/** What a language file must say: every text with a default, by its schema and by the keys that lead to it. */
export function languageSchema(schemas: SchemaSet): Schema {
  const texts = schemas.names.map((name) => {
    const groups = groupsIn(schemas, schemas.named(name) ?? {});
    return [name, textsIn(schemas, groups)] as const;
  });
  return { title: 'language file', ...groupOf(Object.fromEntries(texts.filter(isTold))) };
}

function textsIn(schemas: SchemaSet, groups: readonly Schema[]): Schema | undefined {
  const texts = groups.flatMap((group) =>
    Object.entries(propertiesOf(group)).map(([key, property]) => {
      const { default: _, ...schema } = property;
      if (hasDefaultText(property)) return [key, schema] as const;
      return [key, textsIn(schemas, groupsIn(schemas, property))] as const;
    }),
  );
  const told = texts.filter(isTold);
  return told.length === 0 ? undefined : groupOf(Object.fromEntries(told));
}

function isTold<Key>(pair: readonly [Key, Schema | undefined]): pair is readonly [Key, Schema] {
  return pair[1] !== undefined;
}

function groupOf(properties: { readonly [key: string]: Schema }): Schema {
  const required = Object.keys(properties);
  return { type: 'object', additionalProperties: false, required, properties };
}

/** The groups that a language file has texts for, with the keys that lead to these texts. */
export function groupsWithTexts(schemas: SchemaSet, texts: unknown): ReadonlyMap<Schema, Path> {
  const found = new Map<Schema, Path>();
  const visit = (groups: readonly Schema[], path: Path, own: unknown) => {
    if (!isRecord(own)) return;
    for (const group of groups) {
      found.set(group, path);
      for (const [key, property] of Object.entries(propertiesOf(group)))
        visit(groupsIn(schemas, property), [...path, key], own[key]);
    }
  };
  for (const [name, own] of Object.entries(isRecord(texts) ? texts : {}))
    visit(groupsIn(schemas, schemas.named(name) ?? {}), [name], own);
  return found;
}

/** Whether a property has a default text, which is in the language of the site; an id or a choice is in none. */
function hasDefaultText(property: Schema): boolean {
  const { 'x-made': made, 'x-view': view, 'x-ref': noun } = annotationsOf(property);
  const isName = [property.enum, made?.file, view, noun].some((each) => each !== undefined);
  return typeof property.default === 'string' && !isName;
}
