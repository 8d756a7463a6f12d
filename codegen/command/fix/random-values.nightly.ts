// What `fix` makes of values as people write them: what was meant, or nothing.
// `VALUES=500 SEED=7 npx vitest run --project nightly codegen/command/fix/random-values` writes others, and more of them.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createMemo } from '../../memo.ts';
import { valueAt } from '../../model/data.ts';
import { readDocument } from '../../parse/source.ts';
import { createRandom } from '../../testing/random-edit.ts';
import { randomValue } from '../../testing/random-values.ts';
import { runCommand } from '../command.ts';

const { VALUES = '100', SEED = '1' } = process.env;
const random = createRandom(Number(SEED));
const project = join(import.meta.dirname, '../../testdata/ok/kayaks');
const scratch = mkdtempSync(join(tmpdir(), 'values-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const memo = createMemo();
const silent = { print: () => {}, complain: () => {} };

let count = 0;
function copyOfProject(): string {
  count += 1;
  const root = join(scratch, String(count));
  cpSync(project, root, { recursive: true });
  return root;
}

async function fixed<T>(root: string, read: () => T): Promise<T> {
  await runCommand(['fix', '--root', root], silent, () => memo);
  const result = read();
  rmSync(root, { recursive: true });
  return result;
}

const values = Array.from({ length: Number(VALUES) }, () => randomValue(random));

test.each(values)('$file: $path written as $raw', async (written) => {
  const { file, path, was, raw, meant } = written;
  const root = copyOfProject();
  const place = join(root, 'content', file);
  const text = readFileSync(place, 'utf8').replace(was, () => raw);
  writeFileSync(place, text);
  const after = await fixed(root, () => readFileSync(place, 'utf8'));
  if (after !== text) expect(meant).toContainEqual(valueAt(readDocument(after).toJS(), path));
});
