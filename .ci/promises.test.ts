import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every promise names a test that is there', () => {
  const rows = readFileSync('docs/promises.md', 'utf8').split('\n').slice(7);
  const promises = rows.filter((row) => row.startsWith('| '));
  expect(promises.length).toBeGreaterThan(80);
  for (const promise of promises) {
    const tests = [...promise.matchAll(/`([\w./-]+\/[\w./-]+\.tsx?)`/g)].map(
      ([, file = '']) => file,
    );
    expect([promise, tests.filter((file) => !existsSync(file))]).toEqual([promise, []]);
    expect(promise).toMatch(/\.(?:test|nightly)\.tsx?`|`make test-changed`/);
  }
});
