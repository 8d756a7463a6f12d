import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noMemory, readMemory, type SiteMemory, saveMemory } from './site-memory.ts';

const memory: SiteMemory = { ...noMemory, answers: 'all', quality: 11 };

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'memory-'));
  saveMemory(project, 'code', memory);
});
afterEach(() => rmSync(project, { recursive: true }));

test('a build remembers the last one', () => {
  expect(readMemory(project, 'code')).toMatchObject(memory);
});

test('a build by other code remembers nothing', () => {
  expect(readMemory(project, 'other code')).toBe(noMemory);
});

test.each(['{', ''])('a damaged memory counts as none: %j', (text) => {
  writeFileSync(join(project, '.cache/site.json'), text);
  expect(readMemory(project, 'code')).toBe(noMemory);
});
