// What stands in the folder of each rule, or of rules that are rows of one table.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesIn } from '../link/load-rules.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

describe.each(folders)('the folder %s', (name) => {
  const folder = join(import.meta.dirname, name);
  const pages = readdirSync(folder).flatMap((file) => /^(.*)\.md$/.exec(file)?.[1] ?? []);
  const examples = join(folder, 'testdata');
  const reports = (existsSync(examples) ? readdirSync(examples) : []).map((example) =>
    readFileSync(join(examples, example, 'expected.txt'), 'utf8'),
  );
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
