// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// What is a slip of the hand in a line, and what only looks like one.

import { expect, test } from 'vitest';
import type { NounTypes } from '../../../generated/content.ts';
import { fileKinds } from '../../model/nouns.ts';
import { createSource, readDocument } from '../../parse/source.ts';
import { makeSite } from '../../testing/make-site.ts';
import { errorsIn } from '../../testing/run-rules.ts';

/** What is said of a file with this text. */
function judge(text: string) {
  const site = makeSite({ pricing: { fees: { late: { money: 5 } } } });
  const kind = fileKinds.find(({ noun }) => noun === 'facts') ?? expect.fail();
  const data: NounTypes['facts'] = readDocument(text).toJS() ?? {};
  const source = createSource({ file: 'content/facts/a.yaml', kind, id: 'a', text }, data);
  return errorsIn({ ...site, content: { ...site.content, facts: [{ id: 'a', data, source }] } });
}

const codesIn = (text: string) => judge(text).map(({ code }) => code);

test.each([
  ['a: We are #1 here', ['cut-off']],
  ['- We are\t#1 here', ['cut-off']],
  ['a: We are # one here', []],
  ['a: We are ## here', []],
  ['a: We are#1 here', []],
  ['a: "We are" #1 here', []],
  ["a: 'We are' #1 here", []],
  ['a: { b: We } #1 here', []],
  ['a: [b] #1 here', []],
  ['a: >- #1 here\n  b', []],
  ['a: #1 here\n  b', []],
  ['# We are #1 here\na: b', []],
  ['a: >-\n  We are\n  - the #1 here', []],
])('a sign that begins a comment, in %j: %j', (text, codes) => {
  expect(codesIn(`${text}\n`)).toEqual(codes);
});

test.each([
  ['a: It is {site.name}', ['lost-sign']],
  ['a: It is { site.name }', ['lost-sign']],
  ['a: It is {pricing.fees.late | number}', ['lost-sign']],
  ['a: It is $(towns.north.bay)', ['lost-sign']],
  ['a: It is $counties.north.name.', ['lost-sign']],
  ['a: It is $[site.name]', ['lost-sign']],
  ['a: It is $[ site.phones.main | phone ].', ['lost-sign']],
  ['a: It is $site.name}', ['lost-sign']],
  ['a: It is {{site.name}}', ['lost-sign']],
  ['a: It is {calculators.savings.rate}', ['lost-sign']],
  ['a: It is $$site.name', []],
  ['a: It is ${site.name}', []],
  ['a: It is {name}', []],
  ['a: It is {prices.fees}', []],
  ['a: It is {site.name and more}', []],
  ['a: It is $(the price)', []],
  ['a: It is $prices', []],
  ['# It is {site.name}\na: b', []],
])('a sign of a reference that was left out, in %j: %j', (text, codes) => {
  expect(codesIn(`${text}\n`)).toEqual(codes);
});

test.each([
  ['a: It is {pricing.fees.late} now', true],
  ['a: [It is $pricing.fees.late now]', false],
  ['a: ["It is $pricing.fees.late now"]', true],
  ['a: { b: It is $pricing.fees.late now }', false],
])('a reference is repaired unasked in %j: %j', (text, isSure) => {
  const fixes = judge(`${text}\n`).flatMap(({ code, fixes: [fix] = [] }) =>
    code === 'lost-sign' ? [fix] : [],
  );
  expect(fixes).toMatchObject([{ isSure, edits: [{ text: '${pricing.fees.late}' }] }]);
});

test.each([
  ['a: “Come in.”', ['curly-quotes']],
  ['- ‘Come in.’ ', ['curly-quotes']],
  ['a: “Come in,” they say', []],
  ['a: They say “Come in.”', []],
  ['a: "“Come in.”"', []],
])('curly quotes around a text, in %j: %j', (text, codes) => {
  expect(codesIn(`${text}\n`)).toEqual(codes);
});

test.each([
  ['- Brakes - Tires', ['joined-items']],
  ['- Brakes - ${pricing.fees.late}', ['joined-items']],
  ['- Brakes – Tires', []],
  ['a: Mon - Fri', []],
  ['- text: Mon - Fri', []],
  ['- "Mon - Fri"', []],
])('items that stand on one line, in %j: %j', (text, codes) => {
  expect(codesIn(`${text}\n`)).toEqual(codes);
});

test('a text cut off in an item is put in quotes without its key', () => {
  const [finding] = judge('- a: We read #your request\n');
  expect(finding?.fixes?.[0]?.edits).toMatchObject([{ start: 5, text: '"We read #your request"' }]);
});

test('straight quotes around the text are only suggested: it may be what somebody said', () => {
  const [finding] = judge('a: “Come in.”\n');
  expect(finding?.fixes).toMatchObject([
    { isSure: false, edits: [{ start: 3, end: 13, text: '"Come in."' }] },
  ]);
});

test.each([
  ['a: It is $[pricing.fees.late] now', '$[pricing.fees.late]', '${pricing.fees.late}'],
  ['a: It is $pricing.fees.late}.', '$pricing.fees.late}', '${pricing.fees.late}'],
  ['a: It is ($[pricing.fees.late])', '$[pricing.fees.late]', '${pricing.fees.late}'],
  [
    'a: Call $(pricing.fees.late | number).',
    '$(pricing.fees.late | number)',
    '${pricing.fees.late | number}',
  ],
  [
    'a: Call {{ pricing. fees.late | number }}',
    '{{ pricing. fees.late | number }}',
    '${pricing.fees.late | number}',
  ],
  ['a: (It is $pricing.fees.late) now', '$pricing.fees.late', '${pricing.fees.late}'],
])('in %j, exactly %j is replaced by %j', (text, from, to) => {
  const [finding] = judge(`${text}\n`);
  const start = text.indexOf(from);
  expect(finding?.severity).toBe('error');
  expect(finding?.fixes).toMatchObject([
    { isSure: true, edits: [{ start, end: start + from.length, text: to }] },
  ]);
});

test.each([
  ['a: We are #1 here', true, '"We are #1 here"'],
  ['- Pay and #1 growth ', true, '"Pay and #1 growth"'],
  ['a: primary #old', false, '"primary #old"'],
])('in %j, quotes around the whole text are sure: %j', (text, isSure, to) => {
  expect(judge(`${text}\n`)[0]?.fixes).toMatchObject([{ isSure, edits: [{ text: to }] }]);
});

test.each([
  ['a: 0o17', ['octal-number']],
  ['a: [1, 0o17]', ['octal-number']],
  ['a: { b: 0o17 }', ['octal-number']],
  ['a: "size 0o17"', []],
  ['a: 0o19', []],
])('a number in base eight, in %j: %j', (text, codes) => {
  expect(codesIn(`${text}\n`)).toEqual(codes);
});

test('a long slip is reported by its beginning', () => {
  const messageOf = (length: number) => judge(`a: We #${'x'.repeat(length - 1)}\n`)[0]?.message;
  expect(messageOf(40)).toContain(`"#${'x'.repeat(39)}"`);
  expect(messageOf(41)).toContain(`"#${'x'.repeat(38)}…"`);
});

test.each([
  ['feet: [7, 11]', []],
  ['feet: [7, 7]', []],
  ['feet: [11, 7]', ['from 11 to 7 is backwards']],
  ['rows: [11, 7]', []],
  ['feet: [11, 7, 9]', []],
  ['deep: [{ down: { money: [2, 1] } }]', ['from 2 to 1 is backwards']],
])('%s: %j', (text, messages) => {
  expect(judge(`${text}\n`).map(({ message }) => message)).toEqual(messages);
});

const row = (days: string, times = 'opens: "09:00", closes: "17:00"') =>
  `{ days: [${days}], ${times} }`;
const from = (opens: string, closes: string) =>
  row('mon', `opens: "${opens}", closes: "${closes}"`);
const closes = (end: string, start: string) =>
  `these hours close (${end}) before they open (${start})`;
const twice = 'item 1 of "hours" already says when it is open on some of these days';

test.each([
  [[row('mon, fri')], []],
  [[row('fri, mon')], []],
  [[row('thu, mon')], []],
  [[row('sat, thu')], []],
  [[row('fri, wed')], ['from fri to wed is 6 days, over the weekend']],
  [[row('fri, wed'), row('thu', 'text: Closed')], []],
  [[from('17:00', '09:00')], [closes('09:00', '17:00')]],
  [[from('17:00', '06:00')], [closes('06:00', '17:00')]],
  [[from('17:00', '05:59')], []],
  [[from('09:00', '09:00')], [closes('09:00', '09:00')]],
  [[from('09:00', '05:00')], [closes('05:00', '09:00')]],
  [[from('10:00', '02:00')], []],
  [[from('08:00', '24:00')], []],
  [[from('08:00', '00:00')], []],
  [[from('00:00', '00:00')], []],
  [[from('00:00', '24:00')], []],
  [[row('mon', 'closes: "09:00"')], []],
  [[row('mon, fri'), row('fri, sat')], [twice]],
  [[row('mon, fri'), row('fri', 'text: By appointment')], [twice]],
  [
    [
      row('mon, tue', 'opens: "08:00", closes: "12:00"'),
      row('mon, tue', 'opens: "12:00", closes: "17:00"'),
    ],
    [],
  ],
  [
    [
      row('mon, fri', 'opens: "16:00", closes: "02:00"'),
      row('sat', 'opens: "01:00", closes: "02:00"'),
    ],
    [twice],
  ],
  [
    [row('sun', 'opens: "20:00", closes: "02:00"'), row('mon', 'opens: "01:00", closes: "09:00"')],
    [twice],
  ],
  [[row('mon, fri'), row('sun', 'text: Closed')], ['no line of these hours names sat']],
  [[row('mon, sat')], []],
  [[row('tue, sun')], []],
  [[row('mon'), row('wed'), row('fri')], []],
])('hours %j: %j', (rows, messages) => {
  const found = judge(`hours:\n${rows.map((each) => `  - ${each}\n`).join('')}`);
  expect(found.map(({ message }) => message)).toEqual(messages);
  const answered = `hours:\n${rows.map((each) => `  # unusual: so it is\n  - ${each}\n`).join('')}`;
  expect(judge(answered)).toEqual([]);
});

test('a value on a line of its own has its answer above its key', () => {
  const closing = (comment: string) =>
    judge(`hours:\n  - days: [mon]\n    opens: "09:00"\n${comment}    closes:\n      "06:30"\n`);
  expect(closing('')).toHaveLength(1);
  expect(closing('    # unusual: so it is\n')).toEqual([]);
});
