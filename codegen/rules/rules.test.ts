// What stands in the folder of each rule, or of rules that are rows of one table.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesIn } from '../link/run-rules.ts';

const folders = globSync('*/rule.ts', { cwd: import.meta.dirname }).map(dirname);

describe.each(folders)('the folder %s', (name) => {
  const cwd = join(import.meta.dirname, name);
  const pages = globSync('*.md', { cwd }).map((file) => basename(file, '.md'));
  const examples = globSync('testdata/*/expected.txt', { cwd });
  const reports = examples.map((file) => readFileSync(join(cwd, file), 'utf8'));
  const isShown = (code: string) => reports.some((report) => report.includes(` [${code}]\n`));

  test('has the pages of the codes that its rules are named for', () => {
    const codes = new Set<string>(rulesIn(name).flatMap(({ code }) => code));
    expect(pages.filter((code) => !codes.has(code))).toEqual([]);
    expect(codes.size === 1 ? [...codes] : [name]).toEqual([name]);
  });

  test('has examples of what it finds, and no page about anything else', () => {
    expect(reports).not.toEqual([]);
    expect(pages.filter((code) => !isShown(code))).toEqual([]);
  });
});
