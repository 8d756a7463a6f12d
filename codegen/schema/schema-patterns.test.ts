// A pattern slower than linear lets one text of content, or one message of a visitor, stop the process.
import { join } from 'node:path';
import ajvFormats from 'ajv-formats/dist/formats.js';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../model/data.ts';
import { schemaNodes } from '../testing/schema-nodes.ts';
import { slownessOf } from '../testing/slow-pattern.ts';
import { formats } from './formats/formats.ts';
import { readSchemas } from './read-schemas.ts';
import type { Schema } from './schema-set.ts';

const set = readSchemas(join(import.meta.dirname, '../../schema'));
const schemas = set.names.map((name) => [name, set.named(name) ?? {}] as const);

/** Each pattern of a schema that is slower than linear, where it is and why. */
function slowPatterns(name: string, schema: Schema): string[] {
  return schemaNodes(name, schema).flatMap(({ at, schema: node }) =>
    patternsOf(node).flatMap((pattern) => {
      // The validators compile patterns with this flag.
      const slowness = slownessOf(pattern, 'u');
      return slowness ? [`${at} ${pattern}: ${slowness}`] : [];
    }),
  );
}

function patternsOf({ pattern, patternProperties }: Schema): string[] {
  const own = pattern === undefined ? [] : [String(pattern)];
  return [...own, ...(isRecord(patternProperties) ? Object.keys(patternProperties) : [])];
}

describe('the schemas of the project', () => {
  test.each([...schemas])('%s has no pattern slower than linear', (name, schema) => {
    expect(slowPatterns(name, schema)).toEqual([]);
  });

  test('name no format whose check is slower than linear', () => {
    const nodes = [...schemas].flatMap(([name, schema]) => schemaNodes(name, schema));
    const named = new Set(nodes.map(({ schema }) => schema.format).filter(isText));
    expect(named.size).toBeGreaterThan(0);
    for (const format of named)
      expect([format, slownessOfFormat(format)]).toEqual([format, 'none']);
    const long = nodes.filter(
      ({ schema }) => isText(schema.format) && !(Number(schema.maxLength) <= 300),
    );
    expect(long.map(({ at }) => at)).toEqual([]);
  });
});

describe('a schema with a slow pattern', () => {
  const email = '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$';
  test.each<[string, Schema, string]>([
    ['exponential', { properties: { id: { pattern: '^(a+)+$' } } }, 'bad#/properties/id'],
    ['2nd degree', { items: { type: 'string', pattern: email } }, 'bad#/items'],
    ['2nd degree', { $defs: { mail: { anyOf: [{ pattern: email }] } } }, 'bad#/$defs/mail/anyOf/0'],
    ['exponential', { patternProperties: { '^(a|a)*$': {} } }, 'bad#'],
    ['2nd degree', { propertyNames: { pattern: '\\d+x' } }, 'bad#/propertyNames'],
  ])('is found out: %s, %j', (slowness, schema, at) => {
    const [found = '', ...others] = slowPatterns('bad', schema);
    expect(found.split(' ')[0]).toBe(at);
    expect(found).toContain(slowness);
    expect(others).toEqual([]);
  });
});

function slownessOfFormat(name: string): string {
  // Those of this project look values up; their length is limited everywhere.
  if (name in formats) return 'none';
  const format = Object.entries(ajvFormats.fullFormats).find(([each]) => each === name)?.[1];
  if (!(format instanceof RegExp)) return 'no regular expression';
  return slownessOf(format.source, format.flags) ?? 'none';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
