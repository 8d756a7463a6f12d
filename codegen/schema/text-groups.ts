import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord } from '../model/data.ts';
import type { Field, GroupField, Properties } from './field.ts';
import type { Schema, SchemaSet } from './schema-set.ts';

/**
 * The groups that a value consists of, also in lists and among alternatives. Those that follow a schema with a file of
 * its own are left out: a language file has their texts under the name of that file.
 */
function groupsIn(field: Field): readonly GroupField[] {
  if (field.refersTo !== undefined) return [];
  switch (field.is) {
    case 'group': {
      const own = field.properties.size > 0 ? [field] : [];
      return [...own, ...(field.others ? groupsIn(field.others) : [])];
    }
    case 'list':
      return groupsIn(field.items);
    case 'union':
      return field.branches.flatMap(groupsIn);
    default:
      return [];
  }
}

/** What a language file must say: every text with a default, by its schema and by the keys that lead to it; a part, what it may say. */
export function languageSchema(schemas: SchemaSet, isPart = false): Schema {
  const texts = schemas.names.map(
    (name) => [name, textsIn(groupsIn(schemas.field(name)), isPart)] as const,
  );
  return { title: 'language file', ...groupOf(Object.fromEntries(texts.filter(hasTexts)), isPart) };
}

function textsIn(groups: readonly GroupField[], isPart: boolean): Schema | undefined {
  const texts = groups.flatMap((group) =>
    [...group.properties].map(([key, property]) => {
      const { default: _, ...schema } = property.schema;
      const { description } = property;
      if (hasDefaultText(property)) return [key, { ...schema, description }] as const;
      return [key, textsIn(groupsIn(property), isPart)] as const;
    }),
  );
  const known = texts.filter(hasTexts);
  return known.length === 0 ? undefined : groupOf(Object.fromEntries(known), isPart);
}

function hasTexts<Key>(pair: readonly [Key, Schema | undefined]): pair is readonly [Key, Schema] {
  return pair[1] !== undefined;
}

function groupOf(properties: { readonly [key: string]: Schema }, isPart: boolean): Schema {
  const required = isPart ? [] : Object.keys(properties);
  return { type: 'object', additionalProperties: false, required, properties };
}

/** A group that a language file has texts for, and the keys that lead to these texts. */
interface TextGroup {
  readonly group: GroupField;
  readonly path: Path;
}

/** All groups that a language file has texts for, by what defines them. */
export function groupsWithTexts(
  schemas: SchemaSet,
  texts: unknown,
): ReadonlyMap<Properties, TextGroup> {
  const found = new Map<Properties, TextGroup>();
  const visit = (groups: readonly GroupField[], path: Path, own: unknown) => {
    if (!isRecord(own)) return;
    for (const group of groups) {
      found.set(group.properties, { group, path });
      for (const [key, property] of group.properties)
        visit(groupsIn(property), [...path, key], own[key]);
    }
  };
  for (const [name, own] of Object.entries(isRecord(texts) ? texts : {}))
    visit(groupsIn(schemas.field(name)), [name], own);
  return found;
}

/** Whether a property has a default text, which is in the language of the site; an id or a choice is in none. */
function hasDefaultText(field: Field): boolean {
  const { 'x-made': made, 'x-view': view, 'x-ref': noun } = field.annotations;
  const isChoice = field.is === 'choice' && !field.isConstant;
  const isName =
    isChoice || [made?.file, made?.from, view, noun].some((each) => each !== undefined);
  return typeof field.own.default === 'string' && !isName;
}
