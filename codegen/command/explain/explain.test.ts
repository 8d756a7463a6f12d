import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { handbookPages } from '../../diagnostics/handbook.ts';
import { expectedFile, goldenFolders } from '../../testing/golden-folder.ts';
import { explain } from './explain.ts';

const tables = tablesOf(import.meta.filename);

// The sample on a page of the handbook is the first of its code in the folders with errors, as it is reported there.
// `UPDATE_EXPECTED=1 npx vitest run codegen/command/explain` updates them after a message has changed.

/** Errors of built pages, of schemas and of very large content, and what has a better name, have no small sample. */
const withoutSample = tables<string>('unshown');

const reported = [...goldenFolders].sort(byLength).flatMap((name) =>
  readFileSync(expectedFile(name), 'utf8')
    .split('\n\n')
    .flatMap((block) => {
      const [, code] =
        /^content\S* .* \[([a-z0-9-]+)\]$/m.exec(block.split('\n', 1)[0] ?? '') ?? [];
      return code === undefined ? [] : [{ code, sample: block.trimEnd(), isOwn: name === code }];
    }),
);

/** A folder with the name of a code is about it; of the others, those with short names are the plainest. */
const samples = new Map<string, string>();
for (const { code, sample } of [...reported.filter(({ isOwn }) => isOwn), ...reported]) {
  if (!samples.has(code)) samples.set(code, sample);
}

function byLength(one: string, other: string): number {
  return one.split('-').length - other.split('-').length || compareCodeUnits(one, other);
}

function withSample(code: string, text: string): string {
  const [words = ''] = text.split('\n```text\n');
  const sample = samples.get(code);
  const shown = sample === undefined ? '' : `\n\`\`\`text\n${sample}\n\`\`\`\n`;
  return `${words.trim()}\n${shown}`;
}

const pages = handbookPages();

describe('the handbook', () => {
  test.each([...pages])('shows a message of a test on the page about %s', (code, file) => {
    const text = readFileSync(file, 'utf8');
    const wanted = withSample(code, text);
    if (process.env.UPDATE_EXPECTED) writeFileSync(file, wanted);
    else expect(text).toBe(wanted);
    expect(samples.has(code)).toBe(!withoutSample.includes(code));
  });

  test('has a page for every code that is reported', () => {
    expect([...samples.keys()].filter((code) => !pages.has(code))).toEqual([]);
  });
});

describe('explain', () => {
  test('prints the page about a code without its marks', () => {
    const { text, isKnown } = explain('unknown-key');
    expect(text).toContain('What to do. Correct the key');
    expect(text).toContain('[unknown-key]');
    expect(text).not.toMatch(/```|\*\*/);
    expect(isKnown).toBe(true);
  });

  test('names the nearest code, and lists all', () => {
    expect(explain('unknown-kay')).toEqual({
      text: 'There is no code "unknown-kay". Did you mean "unknown-key"?\n',
      isKnown: false,
    });
    expect(explain(undefined).text.split('\n')).toContain('wrong-type');
  });
});
