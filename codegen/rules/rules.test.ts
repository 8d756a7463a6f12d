// What stands in the folder of each rule.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const rules = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

describe.each(rules)('the rule %s', (name) => {
  const folder = join(import.meta.dirname, name);
  const pages = readdirSync(folder).flatMap((file) => /^(.*)\.md$/.exec(file)?.[1] ?? []);
  const examples = join(folder, 'testdata');
  const reports = (existsSync(examples) ? readdirSync(examples) : []).map((example) =>
    readFileSync(join(examples, example, 'expected.txt'), 'utf8'),
  );
  const isShown = (code: string) => reports.some((report) => report.includes(` [${code}]\n`));

  test('has the code that its folder is named for, if that has a page', async () => {
    const { rule } = await import(join(folder, 'rule.ts'));
    expect(rule.code === name).toBe(pages.includes(name));
  });

  test('has examples of what it finds, and no page about anything else', () => {
    expect(reports).not.toEqual([]);
    expect(pages.filter((code) => !isShown(code))).toEqual([]);
  });
});
