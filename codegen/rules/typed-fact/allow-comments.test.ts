// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// What keeps a typed fact from being reported, and how its repair is written.

import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Noun } from '../../model/nouns.ts';
import { makeSite, type Records, withText } from '../../testing/make-site.ts';
import { typedFactsIn } from '../../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

const [dealer = {}] = tables<Records>('dealer');

/** Words that speak of all these fees. */
const spoken = 'In fees for a title, a small window, boats, one to four, two, three, as read:';

/** What is said of the text of a file. */
function check(
  text: string,
  { noun = 'page' as Noun, facts = dealer as object } = {},
): readonly Diagnostic[] {
  return typedFactsIn(withText(makeSite({ ...dealer, ...facts }), noun, text));
}

describe('a typed fact', () => {
  test.each(tables('reasons'))('%s is reported as it should be', (_how, text, count) => {
    expect(check(text)).toHaveLength(count);
  });

  test('is named with two others of its value at most, and with what to do', () => {
    const [finding] = check(`text: "${spoken} $777."\n`);
    expect(finding?.message).toMatch(/fees\.one or pricing\.fees\.two or pricing\.fees\.three$/);
    expect(finding?.help).toMatch(/^Refer to the fact/);
    expect(finding?.fixes).toHaveLength(3);
    expect(check(`text: "${spoken} 33 days."\n`)[0]?.help).toMatch(/"# literal: <the reason>"/);
    expect(check('text: It is $31.\n')[0]?.help).toMatch(/"# literal: <the reason>"/);
  });

  test.each(tables('sure'))(
    'is repaired unasked as that should be: %s',
    (_what, refersTo, words, isSure) => {
      const [finding] = check(`title: ${refersTo}\ntext: "${spoken} ${words}."\n`);
      expect(finding?.fixes?.[0]?.isSure).toBe(isSure);
    },
  );

  test.each(tables('repairs'))('%s is repaired to %s', (words, reference) => {
    const [finding] = check(`text: "${spoken} ${words} here"\n`);
    const [edit] = finding?.fixes?.[0]?.edits ?? [];
    expect(edit?.text).toBe(reference);
    expect(`text: "${spoken} ${words} here"`.slice(edit?.start, edit?.end)).toBe(words);
  });

  test.each([
    ['text: { a: It is $12, b: Fees as read $640 now }', 0],
    ['text: [Fees as read $640 now]', 0],
    ['text: { a: "Fees as read $640 now" }', 1],
    ['text: ${pricing.fees.title} fees as read and $640 now', 1],
  ])('in %s has a repair only if the brace would not end there', (text, count) => {
    const finding = check(`${text}\n`).find(({ message }) => message.includes('$640'));
    expect(finding?.fixes ?? []).toHaveLength(count);
  });
});

describe('a figure that equals a fact by chance', () => {
  const fees = { pricing: { returns: { parts: { restockingFee: { percent: 10 } } } } };
  const rentals = {
    pricing: { rentals: { terms: { petHair: { money: 75 }, deposit: { money: 500 } } } },
  };
  test.each([
    ['10% off all boats', fees],
    ['10% off all parts this week', fees],
    ['$75 flat', rentals],
    ['$500 off all boats', rentals],
  ])('%s is told with the fact, and nothing is offered', (sentence, facts) => {
    const [finding, ...others] = check(`text: ${sentence}\n`, { facts });
    expect(others).toEqual([]);
    expect(finding?.message).toMatch(/is typed here, and the fact \S+ has the same value$/);
    expect(finding?.help).toContain('# literal: <the reason>');
    expect(finding?.fixes).toBeUndefined();
  });
});

describe('what the dealer is called', () => {
  test.each([
    ['Tide Boats', true],
    ['TIDE BOATS', false],
  ])('%s is repaired unasked: %s', (words, isSure) => {
    const [finding] = check(`title: \${site.email}\ntext: Ask ${words} today\n`);
    expect(finding?.fixes?.[0]?.isSure).toBe(isSure);
  });

  test.each([
    ['in a text that is folded within it', 'text: >-\n  Ask Tide\n  Boats today\n', 1],
    ['as the text alone', 'text: Tide Boats\n', 1],
    ['but in part', 'text: Ask Tide now\n', 0],
  ])('%s', (_how, text, count) => {
    expect(check(text).map(({ code }) => code)).toEqual(Array(count).fill('typed-fact'));
  });
});

test('the words of a sheet may hold its own figures, but no other text of it', () => {
  const inSheet = (text: string) =>
    check(text, { noun: 'pricing', facts: { pricing: {} } }).map(({ code }) => code);
  expect(inSheet('hours: { text: For $100 until 2:00 PM }\n')).toEqual([]);
  expect(inSheet('hours: { label: For $100 }\n')).toEqual(['unknown-figure']);
});
