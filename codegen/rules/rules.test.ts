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

  test('is named for the code of its rule, if that has a page', () => {
    const [rule, ...others] = rulesIn(name);
    if (others.length === 0) expect(rule?.code === name).toBe(pages.includes(name));
  });

  test('has examples of what it finds, and no page about anything else', () => {
    expect(reports).not.toEqual([]);
    expect(pages.filter((code) => !isShown(code))).toEqual([]);
  });
});
