import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/promises.md', 'utf8').split('\n').slice(7);
const promises = rows.filter((row) => row.startsWith('| '));

/** The files of tests that a promise names; a name without a folder is in that of the one before. */
function testsOf(promise: string): readonly string[] {
  let folder = '';
  return [...promise.matchAll(/`([\w./-]+\.(?:test|nightly)\.tsx?)`/g)].map(([, file = '']) => {
    if (file.includes('/')) folder = dirname(file);
    return file.includes('/') ? file : join(folder, file);
  });
}

test('every promise names a test that is there', () => {
  expect(promises.length).toBeGreaterThan(80);
  for (const promise of promises) {
    const missing = testsOf(promise).filter((file) => !existsSync(file));
    expect([promise, missing]).toEqual([promise, []]);
    expect(promise).toMatch(/\.(?:test|nightly)\.tsx?`|`make test-changed`/);
  }
});

test('every file of tests is named by a promise', () => {
  const folders = '{bench,codegen,web,server,changes,studio,.ci}';
  const files = globSync(`${folders}/**/*.{test,nightly}.{ts,tsx}`);
  const named = new Set(promises.flatMap(testsOf));
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});
