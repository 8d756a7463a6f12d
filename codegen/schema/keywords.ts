import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { annotationsOf } from './annotations.ts';
import { schemaNameOf } from './schema-address.ts';
import type { Schema, SchemaSet } from './schema-set.ts';

/** The schema of that name, such as `page` or `sections/card-grid`; empty if there is none. */
export function schemaNamed(schemas: SchemaSet, name: string): Schema {
  return schemas.resolve(schemas.named(name));
}

/** The name of the schema that a reference leads to; undefined if it leads to part of one. */
export function nameOfReference(reference: unknown): string | undefined {
  return typeof reference === 'string' ? schemaNameOf(reference) : undefined;
}

/** The properties of an object's schema, by name. */
export function propertiesOf(schema: Schema): { readonly [name: string]: Schema } {
  const named = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  return Object.fromEntries(named.filter((each): each is [string, Schema] => isRecord(each[1])));
}

/** A keyword that holds one schema, such as `items`. */
export function schemaAt(schema: Schema, keyword: string): Schema | undefined {
  const value = schema[keyword];
  return isRecord(value) ? (value as Data) : undefined;
}

/** The alternatives of a schema; empty if it has none. */
export function branchesOf(schema: Schema): readonly Schema[] {
  const list = schema.oneOf ?? schema.anyOf;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** The required keys of an object. */
export function requiredOf(schema: Schema): readonly string[] {
  return Array.isArray(schema.required) ? schema.required : [];
}

/** The present name of a key or value that `x-former` says was called so before. */
export function presentName(schema: Schema, former: string): string | undefined {
  const { 'x-former': names = {} } = annotationsOf(schema);
  return Object.hasOwn(names, former) ? names[former] : undefined;
}

/** The words that a keyword lists; empty if it lists none. */
export function wordsAt(schema: Schema, keyword: string): readonly string[] {
  const list = schema[keyword];
  return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
}

/** The value of a keyword, if it is text. */
export function wordAt(schema: Schema, keyword: string): string | undefined {
  const value = schema[keyword];
  return typeof value === 'string' ? value : undefined;
}

/** Whether a property is always filled in if it is left out, so that code can rely on it. */
export function isFilled(property: Schema): boolean {
  const { file, from } = annotationsOf(property)['x-made'] ?? {};
  return [property.default, file, from].some((each) => each !== undefined);
}
