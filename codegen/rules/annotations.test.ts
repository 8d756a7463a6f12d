// What rules ask of a record follows from the schemas alone: here policies and forms have places that no rule knows.
import { describe, expect, test } from 'vitest';
import type { Phase } from '../link/rule.ts';
import type { Data } from '../model/content.ts';
import type { Link } from '../model/source.ts';
import { makeSite, type Records } from '../testing/make-site.ts';
import { errorsIn, findIn } from '../testing/run-rules.ts';

/** What is said of these records, if the schema of some annotates these places. */
function said(
  phase: Phase,
  records: Records,
  links: readonly Link[],
  of: 'policies' | 'forms' = 'policies',
): readonly string[] {
  const site = makeSite(records);
  const annotated = site.content[of].map((entry) => ({
    ...entry,
    source: { ...entry.source, links },
  }));
  const known = { ...site, content: { ...site.content, [of]: annotated } };
  const found = phase === 'error' ? errorsIn(known) : findIn(phase, known);
  return found.map(({ message }) => message);
}

const policies = (list: readonly Data[]): Records => ({
  policies: Object.fromEntries(list.map((data, index) => [`p${index}`, { group: 'a', ...data }])),
});

const at = (key: string, schema: Data): Link => ({ path: [key], schema });

describe('figures that are alike', () => {
  const waits = [10, 11, 12, 13].map((days) => ({ wait: { days } }));
  const far = { wait: { days: 99 } };
  const doubts = (list: readonly Data[], says: Data) =>
    said('doubt', policies(list), [at('wait', { 'x-alike': says })]);

  test('are compared over all records', () => {
    expect(doubts([...waits, far], {})).toEqual([
      '99 is far from what all the other policies have: 10 to 13',
    ]);
    expect(said('doubt', policies([...waits, far]), [at('wait', { 'x-unit': {} })])).toEqual([]);
  });

  test('within a group are compared there', () => {
    expect(doubts([...waits, far], { within: 'group' })).toHaveLength(1);
    expect(doubts([...waits, { ...far, group: 'b' }], { within: 'group' })).toEqual([]);
  });

  test('or codes begin alike', () => {
    const codes = ['AB1', 'AB2', 'AB3', 'XY1'].map((wait) => ({ wait }));
    expect(doubts(codes, { within: 'group', start: 2, name: 'code' })).toEqual([
      'this code begins with XY; all others of the group begin with AB',
    ]);
  });
});

test('a figure that is at most another one of its record is not more', () => {
  const says = { figure: 'total', unless: 'note', counts: 'days', whole: 'the year' };
  const list = [
    { wait: 9, total: 8 },
    { wait: 8, total: 8 },
    { wait: 9, total: 8, note: 'x' },
  ];
  expect(said('doubt', policies(list), [at('wait', { 'x-at-most': says })])).toEqual([
    '9 days are more than the year has: 8',
  ]);
});

test('what is labelled has a label on each of its readings, at the value or in a group', () => {
  const second = { readings: { home: { money: 6 } } };
  const list = [{ fee: { money: 5, ...second } }, { fee: { late: { money: 5, ...second } } }, {}];
  const labelled = [at('fee', { 'x-labelled': true })];
  expect(said('error', policies(list), labelled)).toHaveLength(4);
  expect(said('error', policies(list), [])).toEqual([]);
});

describe('a record that others belong to', () => {
  const says = { noun: 'policy', key: 'form', name: 'rule', first: 'shown', without: 'hidden' };
  const members = (form: Data, list: Records['policies'], phase: Phase, more: Data = {}) => {
    const records = { forms: { f: { id: 'f', fields: [], ...form } }, policies: list ?? {} };
    const links = [{ path: [], schema: { 'x-members': { ...says, ...more } } }];
    return said(phase, records, links, 'forms').filter((message) => !/the page/.test(message));
  };

  test('has at least one', () => {
    const hidden = { hidden: ['a'] };
    const message = 'no policy belongs to the form "f", so no page shows it';
    expect(members({}, { a: {} }, 'doubt')).toContain(message);
    expect(members(hidden, { a: { form: 'f' } }, 'doubt')).toContain(message);
    expect(members(hidden, { a: { form: 'f' }, b: { form: 'f' } }, 'doubt')).toEqual([]);
  });

  test('lists none that says otherwise', () => {
    const shown = { shown: ['a', 'b', 'c'] };
    expect(members(shown, { a: { form: 'f' }, b: { form: 'g' }, c: {} }, 'error')).toEqual([
      'the rule "b" is not of the form "f": its file says "g"',
      'the rule "c" is not of the form "f": its file names no form',
    ]);
  });

  test('starts at the cheapest of those whose prices count', () => {
    const list = {
      a: { form: 'f', fee: { money: 60 } },
      b: { form: 'f', fee: { money: 50 }, kind: 'old' },
    };
    const more = { price: 'fee', starts: 'least', except: { kind: 'old' } };
    const priced = (money: number) => members({ least: { money } }, list, 'doubt', more);
    expect(priced(60)).toEqual([]);
    expect(priced(50)).toEqual(['the form "f" starts at $50, but its cheapest rule costs $60']);
  });
});

test('records that name each other do so both', () => {
  const list = [{ other: 'p1' }, { other: 'p2' }, { other: 'p1' }];
  const links = [at('other', { 'x-ref': 'policy', 'x-mutual': true })];
  expect(said('error', policies(list), links)).toEqual([
    'the other "p1" does not name this policy',
  ]);
});

test('a record is named within the owner that is named beside it', () => {
  const brands = { acme: { name: 'ACME', series: [{ slug: 'r', name: 'R' }] } };
  const links = [at('line', { 'x-ref': 'series', 'x-within': { key: 'maker' } })];
  const list = ['acme', 'tide', undefined].map((maker) => ({ line: 'acme/r', maker }));
  expect(said('error', { ...policies(list), brands }, links)).toEqual([
    'the series "acme/r" is not one of the maker "tide"',
    'the series "acme/r" is of a maker, but this policy has none',
  ]);
});

test('a longer time costs more', () => {
  const links = [at('stays', { 'x-rising': { name: 'stay', price: 'fee', time: 'for' } })];
  const stay = (days: number, money: number) => ({ for: { days }, fee: { money } });
  const list = [
    { stays: [stay(1, 20), stay(2, 30)] },
    { stays: { one: stay(1, 30), two: stay(2, 20) } },
  ];
  expect(said('doubt', policies(list), links)).toEqual([
    'a stay for 2 days costs $20, less than one for 1 day at $30',
  ]);
});

test('a part of an address is that of the country', () => {
  const links = [
    at('where', { 'x-postal': { part: 'state' } }),
    at('code', { 'x-postal': { part: 'code' } }),
  ];
  const list = [
    { where: 'ME', code: '04841' },
    { where: 'Nowhere', code: '0484' },
  ];
  const records = { ...policies(list), site: { country: 'US', currency: 'USD', locale: 'en-US' } };
  const aboutPages = /page/;
  expect(said('error', records, links).filter((each) => !aboutPages.test(each))).toEqual([
    'there is no state of US "Nowhere"',
    'a postal code (United States) has five digits; found "0484"',
  ]);
});
