// What `fix` makes of names and values as people write them: what was meant, or nothing.
// `VALUES=500 SEED=7 npx vitest run codegen/command/fix/random-values` writes others, and more of them.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createMemo } from '../../memo.ts';
import { valueAt } from '../../model/data.ts';
import { readDocument } from '../../parse/source.ts';
import { createRandom } from '../../testing/random-edit.ts';
import { randomName } from '../../testing/random-names.ts';
import { randomValue } from '../../testing/random-values.ts';
import { runCommand } from '../command.ts';

const { VALUES = '12', SEED = '1' } = process.env;
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

const names = Array.from({ length: Number(VALUES) }, () => randomName(random));

/** Letters and digits of a name; what is spelled with two letters counts as one or more. */
const lettersOf = (name: string) => [...name.replaceAll(/[^\p{L}\p{Nd}]/gu, '')].length;

test.each(names)('a town in a file called %s', async (name) => {
  const root = copyOfProject();
  const folder = join(root, 'content/towns/hancock');
  const text = readFileSync(join(folder, 'castine.yaml'), 'utf8')
    .replace('name: Castine', 'name: Elsewhere')
    .replace('slug: castine', 'slug: elsewhere');
  writeFileSync(join(folder, `${name}.yaml`), text);
  const before = readdirSync(folder).length;
  const found = await fixed(root, () =>
    readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
  );
  const own = found.filter((each) => each.text.includes('name: Elsewhere'));
  expect([found.length, own.length]).toEqual([before, 1]);
  const kept = own[0]?.file.replace(/\.yaml$/, '') ?? '';
  if (kept !== name) expect(lettersOf(kept)).toBeGreaterThanOrEqual(lettersOf(name));
  expect(own[0]?.text.replace(/^slug: .*$/m, '')).toBe(text.replace(/^slug: .*$/m, ''));
});
