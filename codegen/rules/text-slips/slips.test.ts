// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// What is a slip of the hand in a line, and what only looks like one.

import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { makeSite, withText } from '../../testing/make-site.ts';
import { errorsIn } from '../../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

/** What is said of a file with this text. */
function check(text: string) {
  return errorsIn(withText(makeSite({ pricing: { fees: { late: { money: 5 } } } }), 'facts', text));
}

const codesIn = (text: string) => check(text).map(({ code }) => code);

test.each(tables('codes'))('of the text %j it is said: %j', (text, codes) => {
  expect(codesIn(`${text}\n`)).toEqual(codes);
});

test.each(tables('sureReference'))('a reference is repaired unasked in %j: %j', (text, isSure) => {
  const fixes = check(`${text}\n`).flatMap(({ code, fixes: [fix] = [] }) =>
    code === 'lost-sign' ? [fix] : [],
  );
  expect(fixes).toMatchObject([{ isSure, edits: [{ text: '${pricing.fees.late}' }] }]);
});

test.each(['{', '$'])(
  'of a reference that begins with %s and goes on in the next line none is made',
  (sign) => {
    const [finding] = check(`a: >-\n  It is ${sign}pricing.fees.late\n  | number}.\n`);
    expect(finding).toMatchObject({ code: 'lost-sign' });
    expect(finding?.fixes ?? []).toEqual([]);
  },
);

test('a text cut off in an item is put in quotes without its key', () => {
  const [finding] = check('- a: We read #your request\n');
  expect(finding?.fixes?.[0]?.edits).toMatchObject([{ start: 5, text: '"We read #your request"' }]);
});

test('straight quotes around the text are only suggested: it may be what somebody said', () => {
  const [finding] = check('a: “Come in.”\n');
  expect(finding?.fixes).toMatchObject([
    { isSure: false, edits: [{ start: 3, end: 13, text: '"Come in."' }] },
  ]);
});

test.each(tables('replaced'))('in %j, exactly %j is replaced by %j', (text, from, to) => {
  const [finding] = check(`${text}\n`);
  const start = text.indexOf(from);
  expect(finding?.severity).toBe('error');
  expect(finding?.fixes).toMatchObject([
    { isSure: true, edits: [{ start, end: start + from.length, text: to }] },
  ]);
});

test.each(tables('quoted'))(
  'in %j, quotes around the whole text are sure: %j',
  (text, isSure, to) => {
    expect(check(`${text}\n`)[0]?.fixes).toMatchObject([{ isSure, edits: [{ text: to }] }]);
  },
);

test('a long slip is reported by its beginning', () => {
  const messageOf = (length: number) => check(`a: We #${'x'.repeat(length - 1)}\n`)[0]?.message;
  expect(messageOf(40)).toContain(`"#${'x'.repeat(39)}"`);
  expect(messageOf(41)).toContain(`"#${'x'.repeat(38)}…"`);
});

test.each(tables('ranges'))('%s: %j', (text, messages) => {
  expect(check(`${text}\n`).map(({ message }) => message)).toEqual(messages);
});

test.each(tables('hours'))('hours %j: %j', (rows, messages) => {
  const found = check(`hours:\n${rows.map((each: string) => `  - ${each}\n`).join('')}`);
  expect(found.map(({ message }) => message)).toEqual(messages);
  const answered = `hours:\n${rows.map((each: string) => `  # unusual: so it is\n  - ${each}\n`).join('')}`;
  expect(check(answered)).toEqual([]);
});

test('a value on a line of its own has its answer above its key', () => {
  const closing = (comment: string) =>
    check(`hours:\n  - days: [mon]\n    opens: "09:00"\n${comment}    closes:\n      "06:30"\n`);
  expect(closing('')).toHaveLength(1);
  expect(closing('    # unusual: so it is\n')).toEqual([]);
});
