// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import type { Noun } from '../../model/nouns.ts';
import { makeSite, type Records, withText } from '../../testing/make-site.ts';
import { typedFactsIn } from '../../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

const [dealer = {}] = tables<Records>('dealer');

/** What the file of a sentence is, and what it refers to already. */
const ofPage = { noun: 'page', id: 'a', refersTo: '${pricing.fees.setup}, ${site.name}' };

/** What is said of a sentence in a file; by default in one that refers to the fees and to the dealer already. */
function report(sentence: string, { noun, id, refersTo } = ofPage): readonly Diagnostic[] {
  const text = `title: ${JSON.stringify(refersTo)}\ntext: ${JSON.stringify(sentence)}\n`;
  return typedFactsIn(withText(makeSite(dealer), noun as Noun, text, id));
}

/** The fact, how it may be spelled, and what is said of it. */
const spellings: readonly (readonly [string, string, readonly string[]])[] = tables('spellings');

const typed = fc.constantFrom(
  ...spellings.flatMap(([fact, code, list]) => list.map((words) => ({ fact, code, words }))),
);
const around = fc.constantFrom(
  ['Ask about ', ' today.'],
  ['It is ', ', all included.'],
  ['(', ') is what we say.'],
  ['Remember: ', '.'],
  ['', ' it is'],
  ['We write ', ''],
);

test('a fact that is typed is found in every spelling, at its place, and named', () => {
  fc.assert(
    fc.property(typed, around, ({ fact, code, words }, [before = '', after = '']) => {
      const found = report(before + words + after);
      expect(found.map((each) => each.code)).toEqual([code]);
      const [finding] = found;
      expect(finding?.message).toContain(fact);
      const quote = 'text: "'.length + 1;
      expect([finding?.line, finding?.column]).toEqual([2, quote + before.length]);
    }),
    { numRuns: 200, seed: 1 },
  );
});

describe('a number that equals several things, or something else,', () => {
  test.each(tables('equals'))('%s: %s', (_what, sentence, code) => {
    expect(report(sentence).map((finding) => finding.code)).toEqual(
      code === undefined ? [] : [code],
    );
  });
});

test('a name that stands twice in a text is found twice', () => {
  const found = report('Tide Boats, or tide boats.').map(({ column }) => column);
  expect(found).toEqual([8, 23]);
});

describe('a fact that is a text', () => {
  const sheet = { noun: 'facts', id: 'hours', refersTo: '' };
  test.each([
    ['may hold figures of its own', 'Until 2:00 PM, for $450', []],
    ['holds no phone number', 'Call 555-010-0123.', ['typed-fact']],
    ['does not hold the name of the dealer', 'Ask Tide Boats.', ['typed-fact']],
  ])('%s: %s', (_what, sentence, codes) => {
    expect(report(sentence, sheet).map(({ code }) => code)).toEqual(codes);
  });
});

describe('a name that is typed', () => {
  const ofReef = {
    ...ofPage,
    refersTo: '${towns.north.reef.population}, ${vehicles.tide-tern.price}',
  };
  const ofTowns = { noun: 'template', id: 'town', refersTo: '${town.name}' };
  const files: Readonly<Record<string, typeof ofPage>> = { ofPage, ofReef, ofTowns };
  test.each(tables('names'))('%s: %s', (_what, sentence, file, fact) => {
    const found = report(sentence, files[file]).map(({ code, severity, fixes = [] }) => {
      return { code, severity, texts: fixes.map(({ isSure, edits }) => [isSure, edits[0]?.text]) };
    });
    const texts = [[false, `\${${fact}}`]];
    expect(found).toEqual(fact ? [{ code: 'likely-fact', severity: 'warning', texts }] : []);
  });
});

const unrelated = fc.constantFrom(...tables<string>('unrelated'));

test('a sentence that means something else is never changed unasked', () => {
  fc.assert(
    fc.property(unrelated, around, (sentence, [before = '', after = '']) => {
      expect(
        report(before + sentence + after).flatMap((finding) => sureFixOf(finding) ?? []),
      ).toEqual([]);
    }),
    { numRuns: 200, seed: 1 },
  );
});

describe('money and phone numbers that no fact says', () => {
  test.each(['$19', '$1,234.50', '(555) 010-9999'])('%s is warned of', (words) => {
    const [finding] = report(`For ${words} only`);
    expect(finding).toMatchObject({ code: 'unknown-figure', severity: 'warning' });
  });
});

test('a file that refers to a fact with blanks in the braces refers to it', () => {
  const page = { noun: 'page', id: 'a', refersTo: '${ pricing.fees.setup }' };
  expect(
    sureFixOf(report('The title costs $12,995 in fees now.', page)[0] ?? expect.fail()),
  ).toBeDefined();
});

describe('a figure in the file of a record', () => {
  const checkVehicle = (text: string) => {
    const site = makeSite({ ...dealer, vehicles: { 'tide-tern': { price: { money: 9995 } } } });
    return typedFactsIn(withText(site, 'vehicle', text));
  };

  test('is never the price of another', () => {
    const found = checkVehicle('description: It was $9,995 once.\n');
    expect(found.map(({ code, fixes }) => [code, fixes])).toEqual([['unknown-figure', undefined]]);
  });

  test('may be anything in a remark that nobody is shown', () => {
    const text = 'price: { money: 9000, note: "Regular price $12,995" }\n';
    expect(checkVehicle(text)).toEqual([]);
  });
});
