// What an editor reads about each kind of mistake, and where it is shown: the texts are in the snapshot.
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Data } from '../model/content.ts';
import { createSchemaSet } from '../schema/schema-set.ts';
import { checkFile } from './check-file.ts';

const tables = tablesOf(import.meta.filename);

const meta = { title: 'Sheet', description: 'A sheet of the test.' };
const kind = { noun: 'page', schema: 'sheet', pattern: '', joiner: '' } as const;

/** The diagnostics of a text checked by a schema: `line:column code message`, with the advice behind it. */
function check(schema: Data, text: string): string {
  const schemas = createSchemaSet(new Map([['sheet', { ...meta, ...schema }]]));
  const checked = checkFile({ file: 'content/sheet.yaml', id: 'sheet', kind, text }, schemas);
  const diagnostics = 'diagnostics' in checked ? checked.diagnostics : [];
  const lines = diagnostics.map(
    ({ line, column, code, message, help, fixes }) =>
      `${line}:${column} ${code} ${message}${help ? ` | ${help}` : ''}${fixes ? ` | ${fixes[0]?.edits[0]?.text}` : ''}`,
  );
  return [text, ...lines].join('\n');
}

/** A group with one key `a` of a schema. */
const keyA = (schema: Data): Data => ({ type: 'object', properties: { a: schema } });
const group = (more: Data): Data => ({ type: 'object', additionalProperties: false, ...more });
const word = (more: Data): Data => ({ type: 'string', ...more });
const list = (more: Data): Data => ({ type: 'array', items: {}, ...more });

test.each(tables('values'))('%s', (_what, schema, text) => {
  expect(check(keyA(schema), text)).toMatchSnapshot();
});

test.each<[string, Data, string]>([
  ['an item', list({ items: { type: 'number' } }), '- x'],
  ['an item of an item', list({ items: list({ items: { type: 'number' } }) }), '- - x'],
  ['the file itself', { type: 'object' }, '- x'],
])('%s of a file that is a list', (_what, schema, text) => {
  expect(check(schema, text)).toMatchSnapshot();
});

describe('keys', () => {
  const name = word({ description: 'What it is called.' });
  const properties = { name, length: { type: 'number' }, 'a/b~c': { type: 'number' } };
  const boat = group({ title: 'Boat', required: ['name', 'length'], properties });
  const many = Object.fromEntries([...'abcdefghijklmno'].map((letter) => [letter, {}]));
  const { o: _last, ...fewer } = many;

  test.each<[string, Data, string]>([
    ['all missing', boat, '{}'],
    ['one misspelt', boat, 'nmae: x\nlength: 1'],
    ['two misspelt alike', boat, 'nam: x\nnme: y\nlength: 1'],
    ['one given and misspelt', boat, 'name: x\nlength: 1\nnames: y'],
    ['one that resembles none', boat, 'name: x\nlength: 1\nzzzzzz: y'],
    ['one in quotes', boat, '"nmae": x\nlength: 1'],
    ['one with the signs of a pointer', boat, 'name: x\nlength: 1\na/b~c: x'],
    ['one that no content may have', boat, 'name: x\nlength: 1\n__proto__: { a: 1 }'],
    ['one missing in an item', keyA(list({ items: boat })), 'a:\n  - name: x'],
    ['one of a group that knows many', group({ properties: many }), 'zz: 1'],
    ['one of a group that knows fewer', group({ properties: fewer }), 'zz: 1'],
    ['one of a group that knows none', group({}), 'zz: 1'],
    ['one that no part knows', { type: 'object', unevaluatedProperties: false }, 'zz: 1'],
  ])('%s', (_what, schema, text) => {
    expect(check(schema, text)).toMatchSnapshot();
  });
});

describe('one of several', () => {
  const number = { type: 'number' };
  const dollars = { type: 'object', required: ['usd'], properties: { usd: number } };
  const former = { ...dollars, additionalProperties: false, 'x-former': { dollars: 'usd' } };
  const both = { euro: number, cents: number };
  const euros = { type: 'object', required: ['euro', 'cents'], properties: both };
  const price = { oneOf: [dollars, euros] };
  const numbers: Data = { anyOf: [number, { type: ['array'], items: number }] };
  const group = { type: 'object', required: ['b'], properties: { b: {} } };
  const groups = { type: 'object', additionalProperties: group };
  const sail = { properties: { kind: { const: 'sail' } } };
  const motor = { properties: { kind: { const: 'motor' }, power: number } };
  const discriminator = { propertyName: 'kind' };
  const kinds: Data = {
    type: 'object',
    required: ['kind'],
    properties: { kind: {} },
    discriminator,
    oneOf: [sail, motor],
  };

  test.each<[string, Data, string]>([
    ['a number', price, 'a: 3'],
    ['a text', { ...price, description: 'A price.' }, 'a: x'],
    ['a text for one group', { oneOf: [dollars] }, 'a: x'],
    ['the keys of both', price, 'a: { other: 0, usd: 1, euro: 2, cents: 3 }'],
    ['half of the keys', price, 'a: { euro: 2 }'],
    ['a misspelt key', price, 'a: { usdd: 1 }'],
    ['a former key', { oneOf: [former, euros] }, 'a: { dollars: 1 }'],
    ['a former key beside the present one', former, 'a: { dollars: 1, usd: 2 }'],
    ['a former word', { enum: ['usd', 'euro'], 'x-former': { dollars: 'usd' } }, 'a: dollars'],
    ['a key that resembles none', price, 'a: { zzzz: 1 }'],
    ['a wrong value', price, 'a: { usd: x }'],
    ['a text for a number or a list', numbers, 'a: x'],
    ['nothing for a number or a list', numbers, 'a:'],
    ['a group for a number or a list', numbers, 'a: { b: 1 }'],
    ['a wrong item', numbers, 'a: [1, x]'],
    ['a group of groups', { oneOf: [dollars, groups] }, 'a: { b: {} }'],
    ['a group of more than groups', { oneOf: [dollars, groups] }, 'a: { b: {}, c: 1 }'],
    ['an unknown kind', kinds, 'a: { kind: row }'],
    ['a misspelt kind', kinds, 'a: { kind: sial }'],
    ['a number for a kind', kinds, 'a: { kind: 3 }'],
    ['no kind', kinds, 'a: { power: 1 }'],
    ['a wrong value of a kind', kinds, 'a: { kind: motor, power: x }'],
    ['one in another', { oneOf: [price, word({})] }, 'a: { usd: x }'],
  ])('%s', (_what, schema, text) => {
    expect(check(keyA(schema), text)).toMatchSnapshot();
  });
});
