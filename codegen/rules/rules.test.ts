// What stands in the folder of each rule.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadRules } from '../link/load-rules.ts';

describe.each(loadRules())('the rule $name', ({ name, check }) => {
  const folder = join(import.meta.dirname, name);
  const pages = readdirSync(folder).flatMap((file) => /^(.*)\.md$/.exec(file)?.[1] ?? []);
  const examples = join(folder, 'testdata');
  const reports = (existsSync(examples) ? readdirSync(examples) : []).map((example) =>
    readFileSync(join(examples, example, 'expected.txt'), 'utf8'),
  );

  test('has a check, and examples of what it finds', () => {
    expect(check).toBeTypeOf('function');
    expect(reports).not.toEqual([]);
  });

  test('has pages only for what its examples show', () => {
    const shown = (code: string) => reports.some((report) => report.includes(` [${code}]\n`));
    expect(pages.filter((code) => !shown(code))).toEqual([]);
  });
});
