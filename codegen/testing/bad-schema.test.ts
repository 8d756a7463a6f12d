// A mistake in a schema is an error of the compiler, never of the content, and names the schema.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { exitCodes, runCommand } from '../command/command.ts';
import { captured } from './captured.ts';

const tables = tablesOf(import.meta.filename);

const scratch = mkdtempSync(join(tmpdir(), 'bad-schema-'));

/** Checks the kayak dealer by schemas of which the town's is changed. */
async function checkWith(name: string, change: (schema: string) => string) {
  const schemas = join(scratch, name);
  cpSync(join(import.meta.dirname, '../../schema'), schemas, { recursive: true });
  const file = join(schemas, 'town.schema.json');
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  const root = join(import.meta.dirname, '../testdata/ok/kayaks');
  const args = ['check', '--root', root, '--schema', schemas];
  const { code, printed, complaint } = await captured((console) => runCommand(args, console));
  return { code, printed: printed + complaint };
}

const mistakes: readonly [name: string, from: string, to: string, message: string][] =
  tables('mistakes');

test.each(mistakes)('%s ends with 3 and names the schema', async (name, from, to, message) => {
  const { code, printed } = await checkWith(name, (schema) => schema.replace(from, () => to));
  expect(code).toBe(exitCodes.internalError);
  expect(printed).toMatch(/^schema\/town\.schema\.json:\d+:\d+: the schema cannot be used: /);
  expect(printed).toContain(message);
  expect(printed).toContain('[broken-schema]');
  expect(printed).toContain('The schemas of the project are at fault, not the content.');
});
