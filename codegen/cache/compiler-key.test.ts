import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { decidingFolders } from './compiler-key.ts';

const codegen = join(import.meta.dirname, '..');

/** A file and all that it imports to run, types left out. */
function reach(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^import (?!type)[^;]*? from '(\.[^']*)';$/gm,
  );
  for (const [, path = ''] of imports) reach(join(dirname(file), path), seen);
  return seen;
}

test('all code that decides whether content is good is in the folders that the key is made from', () => {
  const files = [...reach(join(codegen, 'validate/check-worker.ts'))];
  const folders = new Set(files.map((file) => relative(codegen, file).split('/')[0]));
  expect(files.length).toBeGreaterThan(30);
  expect([...folders].sort()).toEqual([...decidingFolders].sort());
});
