// What rules ask of a record follows from the schemas alone: here policies and forms have places that no rule knows.
import { describe, expect, test } from 'vitest';
import type { Phase } from '../diagnostics/diagnostic.ts';
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
