// No regular expression of the code is slower than linear, whatever text it meets.
import { describe, expect, test } from 'vitest';
import { slownessOf } from '../../codegen/testing/slow-pattern.ts';
import { type CodePattern, findPatterns, findPatternsIn } from './find-patterns.ts';

/** Expressions that are put together while the program runs, and why that is safe. */
const excused: Readonly<Record<string, string>> = {
  "codegen/link/literals/check-literals.ts: new RegExp((words.match(/\\w+/g) ?? []).join('\\\\W+'), 'i')":
    'words, and between them what is no word: where one ends the other begins',
  "codegen/link/rules/text-slips.ts: new RegExp(`\\\\$[a-z][\\\\w.@+-]*(?<=\\\\w)(?:${format})?`, 'g')":
    'the names of formats, between characters that are in none of them',
  "codegen/validate/form-texts.ts: new RegExp(rule.pattern, 'u')":
    'a pattern of our own schemas, each of which has a test of its own',
  "changes/compare/record-names.ts: new RegExp(`(?<![\\\\p{L}\\\\p{N}])(?:${any})(?![\\\\p{L}\\\\p{N}])`, 'gu')":
    'names as they are written, none of which repeats',
};

/** What is wrong with an expression, if anything. */
function faultOf({ file, line, text, known }: CodePattern): string[] {
  if (!known) return excused[`${file}: ${text}`] ? [] : [`${file}:${line} ${text} is not known`];
  const slowness = slownessOf(known.source, known.flags);
  return slowness ? [`${file}:${line} ${text} ${slowness}`] : [];
}

describe('the regular expressions', () => {
  test.each([
    ['server', 20],
    ['codegen', 20],
    ['web', 10],
    ['changes', 10],
    ['studio', 1],
  ])('of %s are linear', (folder, least) => {
    const patterns = findPatterns(folder);
    expect(patterns.length).toBeGreaterThanOrEqual(least);
    expect(patterns.flatMap(faultOf)).toEqual([]);
  });

  test('that are excused are still there', () => {
    const made = ['codegen', 'changes'].flatMap(findPatterns).filter(({ known }) => !known);
    expect(made.map(({ file, text }) => `${file}: ${text}`)).toEqual(Object.keys(excused));
  });
});

describe('a slow expression is found', () => {
  test.each([
    ['as a literal', 'const isLong = /^(a+)+$/u;'],
    ['with a slash in it', 'text.replace(/[/]+x/g, (all) => all);'],
    ['in an attribute', 'const a = <input pattern={/\\d+x/.source} />;'],
    ['made of a text', "const email = new RegExp('^[^@]+@[^@]+\\\\.[^@]+$', 'u');"],
    ['made by a call', 'const spaces = RegExp(`\\\\s+$`);'],
    ['made of what comes', 'const any = new RegExp(word);'],
  ])('%s', (_how, code) => {
    expect(findPatternsIn(code).flatMap(faultOf)).toHaveLength(1);
  });

  test.each([
    ['a division', 'const half = all / 2 / count;'],
    ['a comment', '// no /(a+)+$/ here'],
    ['a text', "const shape = '/(a+)+$/';"],
  ])('but not in %s', (_where, code) => {
    expect(findPatternsIn(code)).toEqual([]);
  });
});
