// No regular expression is slower than linear, whatever text it meets: neither in code, nor in a schema, nor in what
// visitors send.
import ajvFormats from 'ajv-formats/dist/formats.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isRecord } from '../../codegen/model/data.ts';
import { readSchemas } from '../../codegen/schema/read-schemas.ts';
import type { Schema } from '../../codegen/schema/schema-set.ts';
import { schemaNodes } from '../../codegen/testing/schema-nodes.ts';
import { slownessOf } from '../../codegen/testing/slow-pattern.ts';
import { longestLine } from '../../codegen/validate/repair/repair.ts';
import { formSchemas } from '../../generated/forms.ts';
import { type CodePattern, findPatterns } from './find-patterns.ts';

/** Expressions that are put together while the program runs, and why that is safe. */
const excused: Readonly<Record<string, string>> = {
  "codegen/rules/typed-fact/rule.ts: new RegExp((words.match(/\\w+/g) ?? []).join('\\\\W+'), 'i')":
    'words, and between them what is no word: where one ends the other begins',
  "codegen/contract/visible-text.ts: new RegExp(\n  `(?<seen>${seenTogether.map(({ source }) => source).join('|')})|${leftOut.source}`,\n  'gu',\n)":
    'one character, or an emoji or a letter with what is joined to it',
  "codegen/contract/visible-text.ts: new RegExp(`[\\\\p{White_Space}\\\\p{C}${blanks}]`, 'gu')":
    'one character',
  "codegen/rules/text-slips/rule.ts: new RegExp(\n  `(?<![\\\\w$])(?:\\\\$ ?[{[(]{1,2}|\\\\$|\\\\{{1,2})\\\\s*(?:${roots})\\\\s*\\\\.\\\\s*[\\\\w+-].*`,\n  'g',\n)":
    'the names of facts behind a sign or a bracket; nothing has to follow the rest of the line',
  "codegen/rules/unlikely-unit/words-beside.ts: new RegExp(`^[ -]?(?:(${spokenOf(true)})|(${spokenOf(false)}))(?![\\\\w-])`, 'i')":
    'names of units, only at the beginning of a text',
  "codegen/model/literal.ts: new RegExp(\n  `^[ -]?(?:${[...unitWords.keys()].map((word) => word.replaceAll(' ', '[ -]')).join('|')})(?![a-z])`,\n  'i',\n)":
    'names of units, only at the beginning of a text',
  "codegen/model/literal.ts: new RegExp(\n  String.raw`${sign}\\s?${amount}(?!\\d)|(?<![\\d.,])${amount}\\s?${sign}`,\n  'gv',\n)":
    'digits, which begin at a sign or where no digit is before them',
  'codegen/resolve/facts/suggest-reference.ts: new RegExp(`^[\\\\s${unseen}]*[\\\\w+\\\\-${unseen}]+[${unseen}]*`)':
    'only at the beginning of a text, and nothing has to follow the signs that repeat',
  'codegen/resolve/facts/suggest-reference.ts: new RegExp(`^[\\\\s${unseen}]*[.@](?=[\\\\s${unseen}]*[\\\\w+\\\\-])`)':
    'blanks at the beginning of a text, and behind one sign',
  "codegen/resolve/facts/suggest-reference.ts: new RegExp(`[\\\\s${unseen}]`, 'g')":
    'one character',
  "codegen/validate/texts/markup.ts: new RegExp(`${start}\\\\*\\\\*\\\\*${inner('*')}\\\\*\\\\*\\\\*${end}`, 'dgu')":
    'from a sign to the next of its kind, which is in none of the words between them',
  "codegen/validate/texts/markup.ts: new RegExp(`(?<![\\\\p{N}*\\\\\\\\])\\\\*\\\\*${inner('*')}\\\\*\\\\*(?![\\\\p{N}*])`, 'dgu')":
    'from a sign to the next of its kind, which is in none of the words between them',
  "codegen/validate/texts/markup.ts: new RegExp(`${start}__${inner('_')}__${end}`, 'dgu')":
    'from a sign to the next of its kind, which is in none of the words between them',
  "codegen/validate/texts/markup.ts: new RegExp(`${start}\\\\*${inner('*')}\\\\*${end}`, 'dgu')":
    'from a sign to the next of its kind, which is in none of the words between them',
  "codegen/validate/texts/markup.ts: new RegExp(`${start}_${inner('_')}_${end}`, 'dgu')":
    'from a sign to the next of its kind, which is in none of the words between them',
  "codegen/validate/texts/markup.ts: new RegExp(`~~${inner('~')}~~`, 'dgu')":
    'from a sign to the next of its kind, which is in none of the words between them',
  "codegen/validate/texts/markup.ts: new RegExp(`</?(?:${tags})(?:\\\\s[^<>]*)?/?>|<!--(?:(?!<!--).)*?-->`, 'dgisu')":
    'from a "<" to the next, or from the beginning of a comment to the next',
  "codegen/validate/texts/twice-saved.ts: new RegExp(`[${letters.join('')}]{2,}`, 'gu')":
    'one kind of letter, which nothing has to follow',
  "codegen/validate/form-texts.ts: new RegExp(rule.pattern, 'u')":
    'a pattern of our own schemas, each of which has a test of its own',
  "changes/compare/record-names.ts: new RegExp(`(?<![\\\\p{L}\\\\p{N}])(?:${any})(?![\\\\p{L}\\\\p{N}])`, 'gu')":
    'names as they are written, none of which repeats',
};

/** Folders and files whose expressions may be slower, since what they meet is short. */
const bounded: Readonly<Record<string, string>> = {
  'codegen/validate/repair/': `lines of at most ${longestLine} characters (repair.ts)`,
  'web/dev/overlay-words.ts': "one file of Vite's own, on the machine of an editor",
};

/** Why an expression is not linear, or why nobody can tell. */
function doubtAbout({ file, line, text, known }: CodePattern): string[] {
  if (!known) return [`${file}:${line} ${text} is not known`];
  const slowness = slownessOf(known.source, known.flags);
  return slowness ? [`${file}:${line} ${text} ${slowness}`] : [];
}

/** What is wrong with an expression, if anything. */
function faultOf(pattern: CodePattern): string[] {
  const { file, text, known } = pattern;
  const isExcused = known
    ? Object.keys(bounded).some((place) => file.startsWith(place))
    : excused[`${file}: ${text}`] !== undefined;
  return isExcused ? [] : doubtAbout(pattern);
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
    const names = made.map(({ file, text }) => `${file}: ${text}`);
    expect(names.sort()).toEqual(Object.keys(excused).sort());
  });

  test.each(Object.keys(bounded))('of %s need their excuse', (place) => {
    const own = findPatterns(place.slice(0, place.lastIndexOf('/'))).filter(
      ({ file, known }) => known && file.startsWith(place),
    );
    expect(own.some((pattern) => doubtAbout(pattern).length > 0)).toBe(true);
  });
});

/** Each pattern of a schema that is slower than linear, where it is and why. */
function slowPatterns(name: string, schema: Schema): string[] {
  return schemaNodes(name, schema).flatMap(({ at, schema: node }) =>
    patternsOf(node).flatMap((pattern) => {
      // The validators compile patterns with this flag.
      const slowness = slownessOf(pattern, 'u');
      return slowness ? [`${at} ${pattern}: ${slowness}`] : [];
    }),
  );
}

function patternsOf({ pattern, patternProperties, format }: Schema): string[] {
  const known = Object.entries(ajvFormats.fullFormats).find(([name]) => name === format)?.[1];
  return [
    ...(pattern === undefined ? [] : [String(pattern)]),
    ...(isRecord(patternProperties) ? Object.keys(patternProperties) : []),
    ...(known instanceof RegExp ? [known.source] : []),
  ];
}

describe('the patterns', () => {
  const set = readSchemas('schema');
  test.each(set.names)('of the schema %s are linear', (name) => {
    expect(slowPatterns(name, set.named(name) ?? {})).toEqual([]);
  });

  test.each(Object.entries(formSchemas))('of the form %s are linear', (id, schema) => {
    const json: unknown = z.toJSONSchema(schema, { io: 'input' });
    expect(isRecord(json) ? slowPatterns(id, json) : 'no schema').toEqual([]);
  });
});
