import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from './folder-fingerprint.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(folder, 'facts'));
  writeFileSync(join(folder, 'facts/tides.yaml'), 'a: { count: 1 }\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('is another word once a file is added, written or removed', () => {
  const fingerprints = [fingerprintOf(folder)];
  writeFileSync(join(folder, 'facts/water.yaml'), '');
  fingerprints.push(fingerprintOf(folder));
  writeFileSync(join(folder, 'facts/water.yaml'), 'a: { count: 1 }\n');
  fingerprints.push(fingerprintOf(folder));
  rmSync(join(folder, 'facts/tides.yaml'));
  fingerprints.push(fingerprintOf(folder));
  expect(new Set(fingerprints).size).toBe(4);
});

test('looks at no more than the folder, wherever links lead', () => {
  symlinkSync('/', join(folder, 'facts/all'));
  symlinkSync('..', join(folder, 'facts/up'));
  const lines = fingerprintOf(folder).split('\n');
  expect(lines).toHaveLength(3);
});

test('of a folder that is not there is a word too', () => {
  expect(fingerprintOf(join(folder, 'none'))).toBe('unreadable');
});
