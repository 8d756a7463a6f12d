// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import type { Noun } from '../../model/nouns.ts';
import { makeSite, withText } from '../../testing/make-site.ts';
import { typedFactsIn } from '../../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

const dealer = {
  site: {
    name: 'Tide Carts',
    email: 'hello@tide.example',
    phones: { main: { number: '1-555-010-0123', label: 'Main' } },
  },
  towns: {
    'north/bay': { name: 'Bay', population: 11190 },
    'north/cove': { name: 'Cove', population: 8450 },
    'north/reef': { name: 'Reef', population: 2020 },
  },
  vehicles: { 'tide-heron-1500': { model: 'HERON 1500' }, 'tide-tern': { model: 'TERN' } },
  brands: { tide: { name: 'Tide', series: [{ name: 'TERN' }] } },
  pricing: {
    fees: {
      title: { money: 12995 },
      setup: { money: 450 },
      share: { percent: 27 },
      window: { days: 33 },
      wait: { hours: 36 },
      reach: { miles: 85 },
      trip: { money: 8450 },
      barge: { money: 1500 },
      buoy: { money: 1995 },
      boats: { count: 3100 },
    },
  },
};

/** What the file of a sentence is, and what it refers to already. */
const ofPage = { noun: 'page', id: 'a', refersTo: '${pricing.fees.setup}, ${site.name}' };

/** What is said of a sentence in a file; by default in one that refers to the fees and to the dealer already. */
function judge(sentence: string, { noun, id, refersTo } = ofPage): readonly Diagnostic[] {
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
      const found = judge(before + words + after);
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
    expect(judge(sentence).map((finding) => finding.code)).toEqual(
      code === undefined ? [] : [code],
    );
  });
});

test('a name that stands twice in a text is found twice', () => {
  const found = judge('Tide Carts, or tide carts.').map(({ column }) => column);
  expect(found).toEqual([8, 23]);
});

describe('a fact that is a text', () => {
  const sheet = { noun: 'facts', id: 'hours', refersTo: '' };
  test.each([
    ['may hold figures of its own', 'Until 2:00 PM, for $450', []],
    ['holds no phone number', 'Call 555-010-0123.', ['typed-fact']],
    ['does not hold the name of the dealer', 'Ask Tide Carts.', ['typed-fact']],
  ])('%s: %s', (_what, sentence, codes) => {
    expect(judge(sentence, sheet).map(({ code }) => code)).toEqual(codes);
  });
});

describe('a name that is typed', () => {
  const ofReef = {
    ...ofPage,
    refersTo: '${towns.north.reef.population}, ${vehicles.tide-tern.price}',
  };
  const ofTowns = { noun: 'template', id: 'town', refersTo: '${town.name}' };
  test.each([
    [
      'in a file that refers to its record is a warning',
      'Reef is near.',
      ofReef,
      'towns.north.reef.name',
    ],
    ['in a template of its noun is a warning', 'We drive to Cove.', ofTowns, 'town.name'],
    ['in a file that does not refer to it is a word', 'Reef is near.', ofPage, undefined],
    ['as all of a text is what something else is called', 'Reef', ofReef, undefined],
    [
      'as part of a longer name is none',
      'Reef County and the Outer Reef are near.',
      ofReef,
      undefined,
    ],
    [
      'behind a longer name is a warning',
      'Reef County is near, and so is Reef.',
      ofReef,
      'towns.north.reef.name',
    ],
    ['as part of a longer word is none', 'Reefs are near.', ofReef, undefined],
    ['that a series has too may be that of the series', 'The TERN is here.', ofReef, undefined],
  ])('%s: %s', (_what, sentence, file, fact) => {
    const found = judge(sentence, file).map(({ code, severity, fixes = [] }) => {
      return { code, severity, texts: fixes.map(({ isSure, edits }) => [isSure, edits[0]?.text]) };
    });
    const texts = [[false, `\${${fact}}`]];
    expect(found).toEqual(fact ? [{ code: 'likely-fact', severity: 'warning', texts }] : []);
  });
});

const unrelated = fc.constantFrom(
  'Room 12995B is upstairs.',
  'Order A-12995 has left.',
  'Take Route 450 to the bridge.',
  'It has 450 watts and 27 speakers.',
  'The file tide-12995.yaml is old.',
  'At 12:995 nothing happens.',
  '33 boats, 36 carts and 85 people came.',
  'More than 12,995 steps a day.',
  'About 11,190 gulls live here.',
  'Wait 36 hours for the paint to dry.',
  'A hill with a grade of 27%.',
  'It is 85 miles to the next lighthouse.',
  'Call 555-010-9999 for the ferry.',
  'The ferry is $19.',
);

test('a sentence that means something else is never changed unasked', () => {
  fc.assert(
    fc.property(unrelated, around, (sentence, [before = '', after = '']) => {
      expect(
        judge(before + sentence + after).flatMap((finding) => sureFixOf(finding) ?? []),
      ).toEqual([]);
    }),
    { numRuns: 200, seed: 1 },
  );
});

describe('money and phone numbers that no fact says', () => {
  test.each(['$19', '$1,234.50', '(555) 010-9999'])('%s is warned of', (words) => {
    const [finding] = judge(`For ${words} only`);
    expect(finding).toMatchObject({ code: 'unknown-figure', severity: 'warning' });
  });
});

test('a file that refers to a fact with blanks in the braces refers to it', () => {
  const page = { noun: 'page', id: 'a', refersTo: '${ pricing.fees.setup }' };
  expect(
    sureFixOf(judge('The title costs $12,995 in fees now.', page)[0] ?? expect.fail()),
  ).toBeDefined();
});

describe('a figure in the file of a record', () => {
  const judgeVehicle = (text: string) => {
    const site = makeSite({ ...dealer, vehicles: { 'tide-tern': { price: { money: 9995 } } } });
    return typedFactsIn(withText(site, 'vehicle', text));
  };

  test('is never the price of another', () => {
    const found = judgeVehicle('description: It was $9,995 once.\n');
    expect(found.map(({ code, fixes }) => [code, fixes])).toEqual([['unknown-figure', undefined]]);
  });

  test('may be anything in a remark that nobody is shown', () => {
    const text = 'price: { money: 9000, note: "Regular price $12,995" }\n';
    expect(judgeVehicle(text)).toEqual([]);
  });
});
