import { expect, test } from 'vitest';
import type { Schema } from '../../schema/schema-set.ts';
import { createSchemaSet } from '../../schema/schema-set.ts';
import { typeText } from './type-text.ts';

const address = (name: string) => `https://schema.invalid/${name}.schema.json`;
const schemas = createSchemaSet(
  new Map<string, Schema>([
    ['icon', { enum: ['sun', 'moon'] }],
    ['review', { type: 'object', properties: {} }],
    ['copy', { $defs: { line: { type: 'string' } } }],
    ['views/town-link', { type: 'object', properties: {} }],
    ['sections/card-grid', { type: 'object', properties: {} }],
  ]),
);

const cases: [string, Schema, string][] = [
  ['text', { type: 'string', maxLength: 9 }, 'string'],
  ['a whole number', { type: 'integer' }, 'number'],
  ['a flag', { type: 'boolean' }, 'boolean'],
  ['words', { enum: ['plain', 'dark'] }, "'plain' | 'dark'"],
  ['figures', { enum: [302, 404] }, '302 | 404'],
  ['a constant', { const: 'card-grid' }, "'card-grid'"],
  ['a word with quotes', { const: 'it\'s "so"' }, '"it\'s \\"so\\""'],
  ['a list', { type: 'array', items: { type: 'string' } }, 'readonly string[]'],
  ['a list of words', { type: 'array', items: { enum: ['a', 'b'] } }, "readonly ('a' | 'b')[]"],
  [
    'a list of lists',
    { type: 'array', items: { type: 'array', items: { type: 'number' } } },
    'readonly (readonly number[])[]',
  ],
  ['alternatives', { oneOf: [{ type: 'string' }, { type: 'number' }] }, 'string | number'],
  [
    'a map',
    { type: 'object', additionalProperties: { type: 'number' } },
    '{\n  readonly [key: string]: number;\n}',
  ],
  [
    'a map with a property of its own',
    {
      type: 'object',
      required: ['seats'],
      properties: { seats: { type: 'integer' }, range: { type: 'string' } },
      additionalProperties: { type: 'string' },
    },
    '{\n  readonly seats: number;\n  readonly range?: string;\n  readonly [key: string]: string | number | string | undefined;\n}',
  ],
  [
    'an object with descriptions',
    {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', description: 'Its name.' },
        'top-speed': { type: 'object', required: ['mph'], properties: { mph: { type: 'number' } } },
      },
    },
    "{\n  /** Its name. */\n  readonly name: string;\n  readonly 'top-speed'?: {\n    readonly mph: number;\n  };\n}",
  ],
  ['an enum with a file of its own', { $ref: address('icon') }, 'IconName'],
  ['an object with a file of its own', { $ref: address('review') }, 'Review'],
  ['a piece of a file', { $ref: `${address('copy')}#/$defs/line` }, 'string'],
  ['a view', { type: 'string', 'x-view': 'town-link' }, 'TownLink'],
  [
    'a view of many',
    { type: 'object', 'x-view': 'town-link', 'x-many': true },
    'readonly TownLink[]',
  ],
  [
    'a list of views',
    { type: 'array', items: { type: 'string', 'x-view': 'town-link' } },
    'readonly TownLink[]',
  ],
  ['a section', { $ref: address('sections/card-grid') }, 'CardGridProps'],
  ['anything', {}, 'unknown'],
];

test.each(cases)('%s', (_name, given, want) => {
  expect(typeText(given, { schemas, side: 'sections', mention: () => undefined })).toBe(want);
});
