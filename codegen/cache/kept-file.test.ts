import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepNewest, keyOf, readKept, writeKept } from './kept-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that writes the same megabytes again and again until it is ended. */
function startWriter(path: string, key: string, letter: string) {
  const program = `
    import { writeKept } from ${JSON.stringify(join(import.meta.dirname, 'kept-file.ts'))};
    for (;;) writeKept(${JSON.stringify(path)}, ${JSON.stringify(key)}, '${letter}'.repeat(4_000_000));
  `;
  return spawn(process.execPath, ['--input-type=module', '--eval', program]);
}

test('of two processes that write at once, a reader sees the one or the other whole', async () => {
  const path = join(folder, 'shared');
  const key = keyOf(['same']);
  writeKept(path, key, 'c');
  const writers = ['a', 'b'].map((letter) => startWriter(path, key, letter));
  const ended = writers.map((writer) => new Promise((resolve) => writer.on('close', resolve)));
  const seen = new Set<string | undefined>();
  while (!seen.has('a') || !seen.has('b')) {
    const kept = readKept(path, key);
    seen.add(kept?.slice(0, 1));
    await new Promise(setImmediate);
  }
  for (const writer of writers) writer.kill('SIGKILL');
  await Promise.all(ended);
  // Whether the first read comes before the writers is chance.
  expect([...seen].filter((letter) => letter !== 'c').sort()).toEqual(['a', 'b']);
});

test('only the newest entries of a folder stay', () => {
  const many = join(folder, 'many');
  for (const name of ['1', '2', '3']) writeKept(join(many, name), '', name);
  keepNewest(many, 2);
  expect(readdirSync(many)).toHaveLength(2);
});
