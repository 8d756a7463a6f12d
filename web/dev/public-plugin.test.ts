import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findStrangeFiles } from './public-plugin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(folder, 'more'));
  writeFileSync(join(folder, 'more/icon.svg'), '<svg/>');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files and folders are ordinary', () => {
  expect(findStrangeFiles(folder)).toEqual([]);
});

test('links to files and folders are not, nor are pipes', () => {
  symlinkSync('/etc/passwd', join(folder, 'more/secret.txt'));
  symlinkSync('/', join(folder, 'root'));
  spawnSync('mkfifo', [join(folder, 'pipe')]);
  expect(findStrangeFiles(folder)).toEqual(
    ['more/secret.txt', 'pipe', 'root'].map((name) => join(folder, name)),
  );
});
