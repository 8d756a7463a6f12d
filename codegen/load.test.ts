import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from './load.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'load-'));
  mkdirSync(join(root, 'content/facts'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string) => join(root, 'content', file);
const faults = () =>
  loadContent(root).diagnostics.map(({ file, code, message }) => `${file} ${code}: ${message}`);

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
  test('reads files in a fixed order', () => {
    for (const name of ['b', 'a', 'c'])
      writeFileSync(at(`facts/${name}.yaml`), 'x: { count: 1 }\n');
    writeFileSync(at('site.yaml'), 'name: x\n');
    const { files, found } = loadContent(root);
    expect(files.map(({ file }) => file)).toEqual([
      'content/facts/a.yaml',
      'content/facts/b.yaml',
      'content/facts/c.yaml',
      'content/site.yaml',
    ]);
    expect(found).toBe(4);
  });

  test('passes over hidden files', () => {
    writeFileSync(at('.DS_Store'), 'x');
    writeFileSync(at('facts/.keep'), '');
    expect(loadContent(root)).toMatchObject({ found: 0, diagnostics: [] });
  });

  test('tells of links that lead in a circle or nowhere, and reads on', () => {
    symlinkSync('loop.yaml', at('facts/loop.yaml'));
    symlinkSync('missing.yaml', at('facts/dead.yaml'));
    symlinkSync('..', at('facts/up'));
    writeFileSync(at('facts/good.yaml'), 'x: { count: 1 }\n');
    expect(faults()).toEqual([
      'content/facts/dead.yaml unreadable: the file cannot be read: it does not exist, or it is a link that leads nowhere',
      'content/facts/loop.yaml unreadable: the file cannot be read: its links lead in a circle',
      'content/facts/up unreadable: this is a folder, not a file',
    ]);
    expect(loadContent(root).files).toHaveLength(1);
  });

  test('follows a link to a file', () => {
    writeFileSync(at('facts/good.yaml'), 'x: { count: 1 }\n');
    symlinkSync('good.yaml', at('facts/linked.yaml'));
    expect(loadContent(root).files).toHaveLength(2);
  });

  test('refuses a file larger than a megabyte', () => {
    writeFileSync(at('facts/huge.yaml'), '');
    truncateSync(at('facts/huge.yaml'), 2 ** 21);
    expect(faults()).toEqual([
      'content/facts/huge.yaml unreadable: the file is larger than one megabyte',
    ]);
  });

  test('refuses text that is not UTF-8', () => {
    writeFileSync(at('facts/latin.yaml'), Buffer.from([0x61, 0x3a, 0x20, 0xe9]));
    expect(faults()[0]).toContain('not valid UTF-8');
  });

  test('tells of a file without permission', () => {
    writeFileSync(at('facts/secret.yaml'), 'x: { count: 1 }\n');
    chmodSync(at('facts/secret.yaml'), 0);
    chmodSync(root, 0o755);
    expect(asNobody(faults)).toEqual([
      'content/facts/secret.yaml unreadable: the file cannot be read: permission is denied',
    ]);
  });

  test('tells of a project without content', () => {
    rmSync(join(root, 'content'), { recursive: true });
    expect(faults()[0]).toContain('content unreadable: the folder cannot be read');
  });

  test('knows what a wrongly named file was meant to be', () => {
    writeFileSync(at('facts/Tide_Table.yaml'), 'x: { count: 1 }\n');
    expect(loadContent(root).refused).toEqual([
      { file: 'content/facts/Tide_Table.yaml', noun: 'facts', id: 'tide-table' },
    ]);
  });
});
