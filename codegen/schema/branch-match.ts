import { isRecord } from '../model/data.ts';
import { propertiesOf, requiredOf } from './keywords.ts';
import type { Schema } from './schema-set.ts';

/** Prepares the question whether a value is meant to follow a schema, judged by its outside only. */
export function createMatch(schema: Schema): (value: unknown) => boolean {
  if ('const' in schema) return (value) => value === schema.const;
  const choices: unknown = schema.enum;
  if (Array.isArray(choices)) return (value) => choices.includes(value);
  if (schema.type === 'array') return Array.isArray;
  if (schema.type === 'object') return createObjectMatch(schema);
  const type = schema.type === 'integer' ? 'number' : schema.type;
  return (value) => typeof value === type;
}

function createObjectMatch(schema: Schema): (value: unknown) => boolean {
  const constants = Object.entries(propertiesOf(schema)).filter(([, each]) => 'const' in each);
  const required = requiredOf(schema);
  return (value) =>
    isRecord(value) &&
    constants.every(([key, each]) => each.const === value[key]) &&
    required.every((key) => key in value);
}
