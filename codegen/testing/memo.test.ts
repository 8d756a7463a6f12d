import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../command/command.ts';
import { compile } from '../compile.ts';
import { compilerVersion, writeKeyed } from '../files/keyed-file.ts';
import { createMemo, openMemo } from '../memo.ts';
import { captured } from './captured.ts';

const project = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'cache-'));

/** The kayak dealer in a folder of its own. */
function layDealer(): string {
  const root = mkdtempSync(join(scratch, 'dealer-'));
  cpSync(join(project, 'codegen/testdata/ok/kayaks/content'), join(root, 'content'), {
    recursive: true,
  });
  return root;
}

const projectSchemas = join(project, 'schema');

async function checkWith(
  root: string,
  schemas = projectSchemas,
  memoOf = openMemo,
): Promise<string> {
  const args = ['check', '--root', root, '--schema', schemas];
  return (await captured((console) => runCommand(args, console, memoOf))).printed;
}

const isGood = /^0 errors in \d+ files\n$/;
/** What earlier runs found in files. */
const memoFile = (root: string) => join(root, '.cache/memo/file');

/** Puts another brand into what is kept of a vehicle: whoever believes it misses the brand. */
const misled = (kept: string) => kept.replaceAll('"brand":"loonbay"', '"brand":"nobody"');

/** Other bytes of the same length under the same time. */
function replaceUnseen(path: string, change: (text: string) => string): void {
  const { atime, mtime } = statSync(path);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  expect(changed).toHaveLength(text.length);
  writeFileSync(path, changed);
  utimesSync(path, atime, mtime);
}

const inProcess = createMemo();

describe.each([
  { kept: 'an earlier run', memoOf: openMemo },
  { kept: 'this process', memoOf: () => inProcess },
])('with what $kept has kept', ({ memoOf }) => {
  const check = (root: string, schemas = projectSchemas) => checkWith(root, schemas, memoOf);
  afterEach(() => void vi.useRealTimers());

  test('a file that has changed is read again', async () => {
    const root = layDealer();
    await check(root);
    writeFileSync(join(root, 'content/facts/tides.yaml'), 'range: { fet: 11 }\n');
    expect(await check(root)).toContain('fet');
  });

  test('what was found in a file by itself is looked for again once the file has changed', async () => {
    const root = layDealer();
    const file = join(root, 'content/site.yaml');
    await check(root);
    const text = readFileSync(file, 'utf8');
    replaceUnseen(file, (each) => each.replace(/opens: "\d\d/, 'opens: "23'));
    expect(await check(root)).toContain('[unlikely-hours]');
    writeFileSync(file, text);
    expect(await check(root)).toMatch(isGood);
    utimesSync(file, 1, 1);
    expect(await check(root)).toMatch(isGood);
  });

  test('a picture that was replaced is read again', async () => {
    const root = layDealer();
    const folder = join(root, 'content/pictures/scenes');
    const [name = ''] = readdirSync(folder);
    // So much later that its bytes need not be read again.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await check(root);
    replaceUnseen(join(folder, name), (text) => text.replace('<svg', '<sgv'));
    expect(await check(root)).toContain('[broken-picture]');
  });

  test('a file is found good by no other schema than before', async () => {
    const root = layDealer();
    const schemas = join(scratch, 'schemas');
    cpSync(join(project, 'schema'), schemas, { recursive: true });
    expect(await check(root, schemas)).toMatch(isGood);
    const file = join(schemas, 'town.schema.json');
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    schema.properties.population.maximum = 10;
    writeFileSync(file, JSON.stringify(schema));
    expect(await check(root, schemas)).toContain('[out-of-range]');
  });
});

test('content that is as it was is compiled once', async () => {
  const root = layDealer();
  const run = () => compile({ root, schemaDir: projectSchemas }, inProcess);
  const first = await run();
  expect(await run()).toBe(first);
  writeFileSync(join(root, 'content/facts/tides.yaml'), 'range: { feet: 11 }\n');
  expect(await run()).not.toBe(first);
});

describe('what is kept is not believed', () => {
  test('if it is damaged', async () => {
    const root = layDealer();
    await checkWith(root);
    const kept = readFileSync(memoFile(root), 'utf8');
    expect(misled(kept)).not.toBe(kept);
    for (const damaged of [
      misled(kept),
      kept.slice(0, -100),
      kept.slice(50),
      '\0'.repeat(99),
      '',
    ]) {
      writeFileSync(memoFile(root), damaged);
      expect(await checkWith(root)).toMatch(isGood);
      expect(readFileSync(memoFile(root), 'utf8')).toBe(kept);
    }
  });

  test('if it is whole, but made by another compiler', async () => {
    const root = layDealer();
    await checkWith(root);
    const body = misled(readFileSync(memoFile(root), 'utf8').replace(/^.*\n/, ''));
    expect(body).toContain('nobody');
    writeKeyed(memoFile(root), 'another compiler', body);
    expect(await checkWith(root)).toMatch(isGood);
  });

  test('but it is if it is whole, and made by this compiler', async () => {
    const root = layDealer();
    await checkWith(root);
    const body = misled(readFileSync(memoFile(root), 'utf8').replace(/^.*\n/, ''));
    writeKeyed(memoFile(root), compilerVersion(), body);
    expect(await checkWith(root)).toContain('nobody');
  });

  test('if it cannot be written or read', async () => {
    const root = layDealer();
    mkdirSync(memoFile(root), { recursive: true });
    expect(await checkWith(root)).toMatch(isGood);
  });
});
