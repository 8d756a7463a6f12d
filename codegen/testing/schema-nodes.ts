import { isRecord } from '../model/data.ts';
import type { Schema } from '../schema/schema-set.ts';

/** One schema within a schema, and its position: `page#/properties/title`. */
export interface SchemaNode {
  readonly at: string;
  readonly schema: Schema;
}

/** Keywords that hold schemas under arbitrary names. */
const groups = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** Keywords that hold data. */
const dataWords = new Set([
  'examples',
  'default',
  'enum',
  'const',
  'required',
  'dependentRequired',
  'discriminator',
]);

/** Every schema within a schema, itself first. An unknown keyword is assumed to hold schemas. */
export function schemaNodes(name: string, schema: Schema): readonly SchemaNode[] {
  return nodesAt(`${name}#`, schema);
}

function nodesAt(at: string, value: unknown): SchemaNode[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => nodesAt(`${at}/${index}`, each));
  }
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([keyword, argument]) => {
    if (dataWords.has(keyword) || keyword.startsWith('x-')) return [];
    if (!groups.has(keyword) || !isRecord(argument)) return nodesAt(`${at}/${keyword}`, argument);
    return Object.entries(argument).flatMap(([key, each]) =>
      nodesAt(`${at}/${keyword}/${key}`, each),
    );
  });
  return [{ at, schema: value }, ...inner];
}
