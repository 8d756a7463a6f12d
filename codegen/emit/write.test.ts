import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outputMark, writeFiles } from './write.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'write-')), 'generated');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const text = (path: string) => readFileSync(join(folder, path), 'utf8');

test('makes the folder and writes every file', () => {
  const { written } = writeFiles(folder, [outputMark, { path: 'pages/a/b.json', text: '{}' }]);
  expect(written).toEqual([outputMark.path, 'pages/a/b.json']);
  expect(text('pages/a/b.json')).toBe('{}');
});

test('leaves a file alone that would not change', () => {
  writeFiles(folder, [outputMark, { path: 'a.ts', text: 'one' }]);
  const before = statSync(join(folder, 'a.ts'));
  const { written } = writeFiles(folder, [outputMark, { path: 'a.ts', text: 'one' }]);
  const after = statSync(join(folder, 'a.ts'));
  expect(written).toEqual([]);
  expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
});

test('removes files that are no longer emitted, and their empty folders', () => {
  writeFiles(folder, [outputMark, { path: 'pages/old/a.json', text: '{}' }]);
  const { removed } = writeFiles(folder, [outputMark]);
  expect(removed).toEqual(['pages/old/a.json']);
  expect(existsSync(join(folder, 'pages'))).toBe(false);
});

test('removes nothing from a folder that is not known as ours', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'letter.txt'), 'dear');
  const { removed } = writeFiles(folder, [outputMark]);
  expect(removed).toEqual([]);
  expect(text('letter.txt')).toBe('dear');
});

test('leaves the last good output as it was when a file cannot be written', () => {
  writeFiles(folder, [outputMark, { path: 'a.ts', text: 'one' }, { path: 'b.ts', text: 'one' }]);
  const files = ['a.ts', 'b.ts', `${'c'.repeat(300)}.ts`].map((path) => ({ path, text: 'two' }));
  expect(() => writeFiles(folder, [outputMark, ...files])).toThrow();
  expect([text('a.ts'), text('b.ts')]).toEqual(['one', 'one']);
  expect(readdirSync(folder).sort()).toEqual([outputMark.path, 'a.ts', 'b.ts']);
});

test('puts its files in the place of folders, and folders in that of files', () => {
  writeFiles(folder, [
    outputMark,
    { path: 'a.ts', text: 'one' },
    { path: 'pages/b.json', text: 'one' },
  ]);
  rmSync(join(folder, 'a.ts'));
  mkdirSync(join(folder, 'a.ts/in'), { recursive: true });
  rmSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'pages'), '');
  writeFiles(folder, [
    outputMark,
    { path: 'a.ts', text: 'two' },
    { path: 'pages/b.json', text: 'two' },
  ]);
  expect([text('a.ts'), text('pages/b.json')]).toEqual(['two', 'two']);
});
