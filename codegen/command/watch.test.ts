import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compilerKey } from '../cache/compiler-key.ts';
import { readKept } from '../cache/kept-file.ts';
import { compile } from '../pipeline.ts';
import { createSession } from '../session.ts';
import { watch } from './watch.ts';

const schemaDir = join(import.meta.dirname, '../../schema');

function layProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'watch-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(import.meta.dirname, '../testdata/ok/kayaks'), root, { recursive: true });
  return root;
}

test('every change is answered by one report', async () => {
  const root = layProject();
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
  writeFileSync(file, 'range: { feet: 11 } # unused: kept for this test\n');
  await expect.poll(() => reports).toEqual([[], ['syntax'], []]);
  rmSync(file);
  await expect.poll(() => reports).toEqual([[], ['syntax'], [], []]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(reports).toHaveLength(4);

  stop.abort();
  await watching;
});

test('what is written while it watches is what is built; beside it stands what each page is made from', async () => {
  const root = layProject();
  const options = { root, schemaDir, outDir: join(root, 'generated'), emit: true };
  const built = join(root, 'built');
  await compile({ ...options, outDir: built });

  const stop = new AbortController();
  const watching = watch(options, () => undefined, { signal: stop.signal });
  const kept = (name: string) => join(root, '.cache', name);
  await expect.poll(() => existsSync(kept('origins.json'))).toBe(true);
  stop.abort();
  await watching;

  expect(textsBelow(options.outDir)).toEqual(textsBelow(built));
  const { everywhere, pages } = JSON.parse(readKept(kept('fact-uses.json'), compilerKey()) ?? '');
  expect(everywhere.shown).toContain('site.name');
  expect(Object.keys(pages)).toContain('/');
});

test('what is saved before the first run has ended is compiled too', async () => {
  const root = layProject();
  const options = { root, schemaDir, outDir: join(root, 'generated'), emit: true };
  const reports: number[] = [];
  const stop = new AbortController();
  const watching = watch(options, ({ diagnostics }) => void reports.push(diagnostics.length), {
    signal: stop.signal,
  });
  writeFileSync(join(root, 'content/facts/tides.yaml'), 'range: {\n');
  await expect.poll(() => reports.at(-1)).toBeGreaterThan(0);
  stop.abort();
  await watching;
});

test('a page that is open is written before all else, and in the end all is as it is built', async () => {
  const root = layProject();
  const options = { root, schemaDir, outDir: join(root, 'generated'), emit: true };
  const [open, other] = ['hancock-county/castine', 'hancock-county-kayaks'];
  const hasNew = (page: string) =>
    /1,?321/.test(readFileSync(join(options.outDir, `pages/${page}.json`), 'utf8'));
  const written: unknown[] = [];
  const ahead = {
    addresses: () => new Set([`/${open}`]),
    ready: async (addresses: ReadonlySet<string>) =>
      void written.push([...addresses, hasNew(open), hasNew(other)]),
  };
  const reports: number[] = [];
  const stop = new AbortController();
  const watching = watch(options, ({ diagnostics }) => void reports.push(diagnostics.length), {
    ahead,
    signal: stop.signal,
    startSession: () => createSession({ isKept: true }),
  });
  await expect.poll(() => reports).toEqual([0]);
  const town = join(root, 'content/towns/hancock/castine.yaml');
  writeFileSync(town, readFileSync(town, 'utf8').replace('1320', '1321'));
  await expect.poll(() => reports).toEqual([0, 0]);
  expect(written).toEqual([[`/${open}`, true, false]]);
  expect(hasNew(other)).toBe(true);
  stop.abort();
  await watching;

  const built = join(root, 'built');
  await compile({ ...options, outDir: built });
  expect(textsBelow(options.outDir)).toEqual(textsBelow(built));
});

function textsBelow(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]);
}
