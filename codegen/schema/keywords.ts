import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { annotationsOf } from './annotations.ts';
import type { Schema } from './schema-set.ts';

// What Ajv's errors say about the schema that they come from. Whatever else reads schemas reads their fields.

/** The properties of an object's schema, by name. */
export function propertiesOf(schema: Schema): { readonly [name: string]: Schema } {
  const named = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  return Object.fromEntries(named.filter((each): each is [string, Data] => isRecord(each[1])));
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
