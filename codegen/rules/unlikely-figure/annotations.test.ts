// Which figures are doubted follows from the schemas alone, whatever records they are in.
import { expect, test } from 'vitest';
import type { Data } from '../../model/content.ts';
import type { Link } from '../../model/source.ts';
import { makeSite } from '../../testing/make-site.ts';
import { findIn } from '../../testing/run-rules.ts';

/** What is doubted in policies with these data, whose schema annotates these places. */
function doubtsAbout(policies: readonly Data[], links: readonly Link[]): readonly string[] {
  const records = policies.map((data, index) => [`p${index}`, { group: 'a', ...data }] as const);
  const site = makeSite({ policies: Object.fromEntries(records) });
  const annotated = site.content.policies.map((entry) => ({
    ...entry,
    source: { ...entry.source, links },
  }));
  return findIn('doubt', { ...site, content: { ...site.content, policies: annotated } }).map(
    ({ message }) => message,
  );
}

const annotate = (keyword: string, says: Data): readonly Link[] => [
  { path: ['wait'], schema: { [keyword]: says } },
];

test('figures that are alike are compared over all records', () => {
  const waits = [10, 11, 12, 13, 99].map((days) => ({ wait: { days } }));
  expect(doubtsAbout(waits, annotate('x-alike', {}))).toEqual([
    '99 is far from what all the other policies have: 10 to 13',
  ]);
  expect(doubtsAbout(waits, annotate('x-unit', {}))).toEqual([]);
});

test('figures that are alike within a group are compared there', () => {
  const waits = [10, 11, 12, 13].map((days) => ({ wait: { days } }));
  const far = { wait: { days: 99 } };
  const within = annotate('x-alike', { within: 'group' });
  expect(doubtsAbout([...waits, far], within)).toHaveLength(1);
  expect(doubtsAbout([...waits, { ...far, group: 'b' }], within)).toEqual([]);
});

test('codes that are alike begin alike', () => {
  const waits = ['AB1', 'AB2', 'AB3', 'XY1'].map((wait) => ({ wait }));
  const says = { within: 'group', start: 2, name: 'code' };
  expect(doubtsAbout(waits, annotate('x-alike', says))).toEqual([
    'this code begins with XY; all others of the group begin with AB',
  ]);
});

test('a figure that is at most another one of its record is not more', () => {
  const says = { figure: 'total', unless: 'note', counts: 'days', whole: 'the year' };
  const policies = [
    { wait: 9, total: 8 },
    { wait: 8, total: 8 },
    { wait: 9, total: 8, note: 'x' },
  ];
  expect(doubtsAbout(policies, annotate('x-at-most', says))).toEqual([
    '9 days are more than the year has: 8',
  ]);
});
