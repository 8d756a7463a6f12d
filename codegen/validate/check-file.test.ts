// What an editor reads about each kind of mistake, and where it is shown: the texts are in the snapshot.
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { diagnosticOf } from '../diagnostics/finding.ts';
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
  const lines = checked.findings
    .map(diagnosticOf)
    .map(
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
    ['one missing of several things', { ...boat, title: 'Boats of a harbor' }, 'name: x'],
    ['one missing in what sounds like several', { ...boat, title: 'News' }, 'name: x'],
    ['one missing in an item', keyA(list({ items: boat })), 'a:\n  - name: x'],
    ['one of a group that knows many', group({ properties: many }), 'zz: 1'],
    ['one of a group that knows fewer', group({ properties: fewer }), 'zz: 1'],
    ['one of a group that knows none', group({}), 'zz: 1'],
    ['one that no part knows', { type: 'object', unevaluatedProperties: false }, 'zz: 1'],
  ])('%s', (_what, schema, text) => {
    expect(check(schema, text)).toMatchSnapshot();
  });
});

test.each(tables('oneOfSeveral'))('one of several > %s', (_what, schema, text) => {
  expect(check(keyA(schema), text)).toMatchSnapshot();
});
