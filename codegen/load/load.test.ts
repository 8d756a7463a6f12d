import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { loadContent } from './load.ts';

const tables = tablesOf(import.meta.filename);

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'load-'));
  mkdirSync(join(root, 'content/facts'), { recursive: true });
});

const at = (file: string) => join(root, 'content', file);
const findings = () =>
  loadContent(root).findings.map(
    ({ source, code, message }) => `${source.file} ${code}: ${message}`,
  );

/** The superuser may read everything: steps down for a moment. */
function asNobody<Result>(work: () => Result): Result {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('loadContent', () => {
  test.each(tables('leftovers'))(
    'passes over %s, which a computer or an editor leaves behind',
    (name) => {
      writeFileSync(at(`facts/${name}`), 'x');
      expect(loadContent(root)).toMatchObject({ found: 0, findings: [] });
    },
  );

  test.each(['home.yaml~', 'home.yaml.orig'])('passes over %s beside its file', (name) => {
    writeFileSync(at('facts/home.yaml'), 'x: { count: 1 }\n');
    writeFileSync(at(`facts/${name}`), 'x');
    expect(loadContent(root)).toMatchObject({ found: 1, findings: [] });
    rmSync(at('facts/home.yaml'));
    expect(findings()).toHaveLength(1);
  });

  test.each(['facts/.home.yaml', 'facts/.git', '.swp'])('passes over no other: %s', (name) => {
    writeFileSync(at(name), 'x');
    expect(findings()).toEqual([
      `content/${name} hidden-file: hidden files, whose names begin with a dot, are not read`,
    ]);
  });

  test('reports a file without permission', () => {
    writeFileSync(at('facts/secret.yaml'), 'x: { count: 1 }\n');
    chmodSync(at('facts/secret.yaml'), 0);
    chmodSync(root, 0o755);
    expect(asNobody(findings)).toEqual([
      'content/facts/secret.yaml unreadable: the file cannot be read: permission is denied',
    ]);
  });
});

test('one name whose accent is saved in two ways is that of neither file', () => {
  for (const form of ['NFC', 'NFD'])
    writeFileSync(at(`facts/${'Café'.normalize(form)}.yaml`), 'x: { count: 1 }\n');
  const [first, second] = loadContent(root).findings;
  expect([first?.related?.[0]?.file, second?.related?.[0]?.file]).toEqual([
    second?.source.file,
    first?.source.file,
  ]);
  expect(first?.fixes).toBeUndefined();
});
