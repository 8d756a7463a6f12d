// Every text needs a maximum length.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../model/data.ts';
import { schemaNodes } from '../testing/schema-nodes.ts';
import { readSchemas } from './read-schemas.ts';
import type { Schema } from './schema-set.ts';

const set = readSchemas(join(import.meta.dirname, '../../schema'));
const schemas = set.names.map((name) => [name, set.named(name) ?? {}] as const);

/** Where a schema takes a text, or a name of free choice, of any length. */
function endlessTexts(name: string, schema: Schema): string[] {
  return schemaNodes(name, schema).flatMap(({ at, schema: node }) => [
    ...(takesText(node) && node.maxLength === undefined ? [at] : []),
    ...(takesNames(node) && !isRecord(node.propertyNames) ? [`${at} (names)`] : []),
  ]);
}

/** A schema of names has no type, for a name can only be text; one of words to choose from needs no length. */
function takesText({ type, $ref, enum: words, const: word, ...others }: Schema): boolean {
  if ($ref !== undefined || words !== undefined || word !== undefined) return false;
  if (type !== undefined) return [type].flat().includes('string');
  return !['oneOf', 'anyOf', 'allOf'].some((keyword) => keyword in others);
}

/** True for a group whose keys are free to choose. */
function takesNames({ type, additionalProperties }: Schema): boolean {
  return [type].flat().includes('object') && isRecord(additionalProperties);
}

describe('the schemas of the project', () => {
  test.each([...schemas])('%s takes no text without end', (name, schema) => {
    expect(endlessTexts(name, schema)).toEqual([]);
  });
});

describe('a schema that takes a text without end', () => {
  test.each<[Schema, string[]]>([
    [{ type: 'string' }, ['bad#']],
    [{ type: ['string', 'number'], minLength: 1 }, ['bad#']],
    [{ properties: { id: { type: 'string', pattern: '^a$' } } }, ['bad#', 'bad#/properties/id']],
    [{ type: 'array', items: {} }, ['bad#/items']],
    [{ type: 'object', additionalProperties: { const: 1 } }, ['bad# (names)']],
    [{ type: 'object', propertyNames: { pattern: '^a+$' } }, ['bad#/propertyNames']],
  ])('is found out: %j', (schema, places) => {
    expect(endlessTexts('bad', schema)).toEqual(places);
  });

  test.each<[Schema]>([
    [{ type: 'string', maxLength: 3 }],
    [{ type: 'string', enum: ['a'] }],
    [{ $ref: 'other.schema.json' }],
    [{ anyOf: [{ type: 'number' }, { type: 'string', maxLength: 3 }] }],
    [{ type: 'object', propertyNames: { maxLength: 9 }, additionalProperties: { const: 1 } }],
  ])('is not seen in %j', (schema) => {
    expect(endlessTexts('good', schema)).toEqual([]);
  });
});
