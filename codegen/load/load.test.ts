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
const diagnostics = () =>
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

  test.each([
    ...[
      '.DS_Store',
      '._home.yaml',
      '.localized',
      'Icon\r',
      'Thumbs.db',
      'thumbs.db',
      'desktop.ini',
    ],
    ...[
      '.gitkeep',
      '.keep',
      '.gitignore',
      '.home.yaml.swp',
      '.home.yaml.swo',
      '4913',
      '.#home.yaml',
    ],
    ...[
      '#home.yaml#',
      '~$home.docx',
      '.~lock.home.odt#',
      '.directory',
      '.nfs0000a1',
      '.fuse_hidden1',
    ],
    ...['home.jpg.crdownload'],
  ])('passes over %s, which a computer or an editor leaves behind', (name) => {
    writeFileSync(at(`facts/${name}`), 'x');
    expect(loadContent(root)).toMatchObject({ found: 0, diagnostics: [] });
  });

  test.each(['home.yaml~', 'home.yaml.orig'])('passes over %s beside its file', (name) => {
    writeFileSync(at('facts/home.yaml'), 'x: { count: 1 }\n');
    writeFileSync(at(`facts/${name}`), 'x');
    expect(loadContent(root)).toMatchObject({ found: 1, diagnostics: [] });
    rmSync(at('facts/home.yaml'));
    expect(diagnostics()).toHaveLength(1);
  });

  test('knows that a file may be a copy of the one beside it', () => {
    writeFileSync(at('facts/home.yaml'), 'x: { count: 1 }\n');
    writeFileSync(at('facts/Home copy.yaml'), 'x: { count: 1 }\n');
    expect(diagnostics()).toEqual([
      'content/facts/Home copy.yaml wrong-file-name: this looks like a copy of content/facts/home.yaml',
    ]);
  });

  test.each(['facts/.home.yaml', 'facts/.git', '.swp'])('passes over no other: %s', (name) => {
    writeFileSync(at(name), 'x');
    expect(diagnostics()).toEqual([
      `content/${name} hidden-file: hidden files, whose names begin with a dot, are not read`,
    ]);
  });

  test('reports links, and reads on', () => {
    symlinkSync('loop.yaml', at('facts/loop.yaml'));
    symlinkSync('..', at('facts/up'));
    writeFileSync(at('facts/good.yaml'), 'x: { count: 1 }\n');
    expect(diagnostics().map((diagnostic) => diagnostic.slice(0, 28))).toEqual([
      'content/facts/loop.yaml link',
      'content/facts/up link: this ',
    ]);
    expect(loadContent(root).files).toHaveLength(1);
  });

  test('refuses a large file and gives its size and the limit', () => {
    writeFileSync(at('facts/huge.yaml'), '');
    truncateSync(at('facts/huge.yaml'), 2 ** 21);
    expect(diagnostics()).toEqual([
      'content/facts/huge.yaml too-large: the file has 2,048 KB; at most 256 KB are read',
    ]);
  });

  test('reads no file of too many, unless that many are allowed', () => {
    for (const name of ['a', 'b', 'c']) writeFileSync(at(`facts/${name}.yaml`), 'x: { days: 1 }\n');
    const overfull = loadContent(root, 2);
    expect(overfull).toMatchObject({ found: 3, files: [], invalidFiles: { length: 3 } });
    expect(overfull.diagnostics).toMatchObject([
      {
        message: 'there are 3 files here; at most 2 are read',
        help: expect.stringContaining('--max-files 3'),
      },
    ]);
    expect(loadContent(root, 3).files).toHaveLength(3);
  });

  test('refuses text that is not UTF-8', () => {
    writeFileSync(at('facts/latin.yaml'), Buffer.from([0x61, 0x3a, 0x20, 0xe9]));
    expect(loadContent(root).diagnostics).toMatchObject([
      { code: 'not-utf-8', line: 1, column: 4 },
    ]);
  });

  test('reports a file without permission', () => {
    writeFileSync(at('facts/secret.yaml'), 'x: { count: 1 }\n');
    chmodSync(at('facts/secret.yaml'), 0);
    chmodSync(root, 0o755);
    expect(asNobody(diagnostics)).toEqual([
      'content/facts/secret.yaml unreadable: the file cannot be read: permission is denied',
    ]);
  });

  test('reports a project without content', () => {
    rmSync(join(root, 'content'), { recursive: true });
    expect(diagnostics()[0]).toContain('content unreadable: the folder cannot be read');
  });

  test('knows what a wrongly named file was meant to be', () => {
    writeFileSync(at('facts/Tide_Table.yaml'), 'x: { count: 1 }\n');
    expect(loadContent(root).invalidFiles).toEqual([
      { file: 'content/facts/Tide_Table.yaml', noun: 'facts', id: 'tide-table' },
    ]);
  });
});

test('one name whose accent is saved in two ways is that of neither file', () => {
  for (const form of ['NFC', 'NFD'])
    writeFileSync(at(`facts/${'Café'.normalize(form)}.yaml`), 'x: { count: 1 }\n');
  const [first, second] = loadContent(root).diagnostics;
  expect([first?.related?.[0]?.file, second?.related?.[0]?.file]).toEqual([
    second?.file,
    first?.file,
  ]);
  expect(first?.fixes).toBeUndefined();
});
