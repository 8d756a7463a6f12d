import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watch } from './watch.ts';

test('every change is answered by one report', async () => {
  const root = mkdtempSync(join(tmpdir(), 'watch-'));
  cpSync(join(import.meta.dirname, '../testdata/ok/kayaks'), root, { recursive: true });
  const schemaDir = join(import.meta.dirname, '../../schema');
  const options = { root, schemaDir, outDir: join(root, 'generated'), emit: false };
  const file = join(root, 'content/facts/tides.yaml');

  const reports: string[][] = [];
  const stop = new AbortController();
  const watching = watch(
    options,
    ({ diagnostics }) => {
      reports.push(diagnostics.map(({ code }) => code));
    },
    { signal: stop.signal },
  );
  await expect.poll(() => reports).toEqual([[]]);
  writeFileSync(file, 'range: { feet: 11\n');
  await expect.poll(() => reports).toEqual([[], ['syntax']]);
  writeFileSync(file, 'range: { feet: 11 }\n');
  await expect.poll(() => reports).toEqual([[], ['syntax'], []]);
  rmSync(file);
  await expect.poll(() => reports).toEqual([[], ['syntax'], [], []]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(reports).toHaveLength(4);

  stop.abort();
  await watching;
  rmSync(root, { recursive: true });
});
