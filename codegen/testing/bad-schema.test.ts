// A mistake in a schema is an error of the compiler, never of the content, and names the schema.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exitCodes, runCommand } from '../command/command.ts';

const scratch = mkdtempSync(join(tmpdir(), 'bad-schema-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Checks the kayak dealer by schemas of which the town's is changed. */
async function checkWith(name: string, change: (schema: string) => string) {
  const schemas = join(scratch, name);
  cpSync(join(import.meta.dirname, '../../schema'), schemas, { recursive: true });
  const file = join(schemas, 'town.schema.json');
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const root = join(import.meta.dirname, '../testdata/ok/kayaks');
  const args = ['check', '--root', root, '--schema', schemas];
  return { code: await runCommand(args, { print, complain: print }), printed };
}

const mistakes: readonly [name: string, from: string, to: string, message: string][] = [
  [
    'a misspelt keyword',
    '"properties"',
    '"propertys"',
    'there is no keyword "propertys"; did you mean "properties"?',
  ],
  ['a keyword nobody knows', '"maxLength"', '"longest"', 'there is no keyword "longest"'],
  ['an unknown format', '"maxLength"', '"format": "zip", "maxLength"', 'there is no format "zip"'],
  [
    'a required key that is not described',
    '"required": [',
    '"required": ["nmae",',
    'there is no property "nmae"; did you mean "name"?',
  ],
  ['an unknown type', '"type": "string"', '"type": "text"', 'there is no type "text"'],
  ['a reference to nothing', '"$ref": "', '"$ref": "no-', 'there is no schema at'],
  ['a pattern that is none', '"pattern": "', '"pattern": "(', 'is not a pattern'],
  ['no JSON', '{', '{{', 'in JSON'],
  [
    'a keyword that a walk would pass over',
    '"properties": {',
    '"allOf": [{ "$ref": "copy.schema.json#/$defs/line" }], "properties": {',
    'the compiler cannot follow "allOf" here',
  ],
  [
    'an address of its own',
    '"properties": {',
    '"$id": "other", "properties": {',
    'the compiler cannot follow "$id" here',
  ],
  ['an anchor', '"properties": {', '"$anchor": "other", "properties": {', 'no keyword "$anchor"'],
];

test.each(mistakes)('%s ends with 3 and names the schema', async (name, from, to, message) => {
  const { code, printed } = await checkWith(name, (schema) => schema.replace(from, () => to));
  expect(code).toBe(exitCodes.internalError);
  expect(printed).toMatch(/^schema\/town\.schema\.json:\d+:\d+: the schema cannot be used: /);
  expect(printed).toContain(message);
  expect(printed).toContain('[broken-schema]');
  expect(printed).toContain('The schemas of the project are at fault, not the content.');
});
