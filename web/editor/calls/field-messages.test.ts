// What is said at a field is for somebody who sees a field: no word of files, keys, quotes or signs of YAML.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../../codegen/compile.ts';
import { createMemo } from '../../../codegen/memo.ts';
import { saidAtField } from './messages.ts';
import {
  findStrangeMessages,
  findStrangeWords,
  isStrange,
  ofFiles,
} from './testing/slip-at-fields.ts';

/** The list of published addresses: the desk writes it. */
const addresses = 'content/urls.yaml';
const schemaDir = join(process.cwd(), 'schema');

test('no message that a form can meet speaks of the file', async () => {
  expect(await findStrangeMessages('codegen/testdata/ok/kayaks', 1)).toEqual([]);
});

test.each(['codegen/testdata/ok/kayaks', '.'])(
  'no field of the forms of %s has words of files',
  (root) => {
    const { count, strange } = findStrangeWords(root);
    expect(count).toBeGreaterThan(1_000);
    expect(strange).toEqual([]);
  },
);

test('no message of an example of the rules does, unless only a file can have that fault', async () => {
  const examples = globSync('codegen/rules/*/testdata/*/expected.txt');
  const odd = examples.filter((file) => isStrange(readFileSync(file, 'utf8')));
  const memo = createMemo();
  const said: string[] = [];
  for (const example of odd) {
    const draft = await compile({ root: join(process.cwd(), example, '..'), schemaDir }, memo);
    const met = draft.allDiagnostics.filter(
      ({ code, file }) => !ofFiles.includes(code) && file !== addresses,
    );
    for (const each of met) said.push(Object.values(saidAtField(each)).join(' '));
  }
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter(isStrange)).toEqual([]);
});
