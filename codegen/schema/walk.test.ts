import { expect, test } from 'vitest';
import type { Schema } from './schema-set.ts';
import { createSchemaSet } from './schema-set.ts';
import { createWalks } from './walk.ts';

const word = { type: 'string', 'x-view': 'word' };
const schemas = createSchemaSet(new Map());
const walkOf = createWalks(schemas, (schema) => 'x-view' in schema);

function shout(schema: Schema, value: unknown): unknown {
  return walkOf(schema)(value, (spot) => `${spot.path.join('.')}:${String(spot.value)}!`);
}

const cases: [string, Schema, unknown, unknown][] = [
  ['a value itself', word, 'a', ':a!'],
  [
    'properties',
    { type: 'object', properties: { one: word, two: { type: 'string' } } },
    { one: 'a', two: 'b' },
    { one: 'one:a!', two: 'b' },
  ],
  ['lists', { type: 'array', items: word }, ['a', 'b'], ['0:a!', '1:b!']],
  [
    'maps',
    { type: 'object', additionalProperties: { type: 'object', properties: { w: word } } },
    { x: { w: 'a' } },
    { x: { w: 'x.w:a!' } },
  ],
  [
    'the branch whose constant fits',
    {
      oneOf: [
        { type: 'object', properties: { kind: { const: 'p' }, w: { type: 'string' } } },
        { type: 'object', properties: { kind: { const: 'q' }, w: word } },
      ],
    },
    { kind: 'q', w: 'a' },
    { kind: 'q', w: 'w:a!' },
  ],
  [
    'the branch whose type fits',
    { oneOf: [{ type: 'number' }, { type: 'array', items: word }] },
    ['a'],
    ['0:a!'],
  ],
];

test.each(cases)('finds spots in %s', (_name, schema, given, want) => {
  expect(shout(schema, given)).toEqual(want);
});

test('hands back the very value where nothing is put in place', () => {
  const value = { one: ['a'], two: { w: 'b' } };
  const schema = {
    type: 'object',
    properties: {
      one: { type: 'array', items: word },
      two: { type: 'object', properties: { w: word } },
    },
  };
  expect(walkOf(schema)(value, (spot) => spot.value)).toBe(value);
});

test('follows a schema that refers to itself', () => {
  const tree = createSchemaSet(
    new Map([
      [
        'tree',
        {
          type: 'object',
          properties: {
            name: word,
            children: { type: 'array', items: { $ref: 'https://schema.invalid/tree.schema.json' } },
          },
        },
      ],
    ]),
  );
  const walk = createWalks(tree, (schema) => 'x-view' in schema)(tree.named('tree') ?? {});
  const seen: unknown[] = [];
  walk({ name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] }, (spot) => {
    seen.push(spot.path.join('.'));
    return spot.value;
  });
  expect(seen).toEqual(['name', 'children.0.name', 'children.0.children.0.name']);
});
