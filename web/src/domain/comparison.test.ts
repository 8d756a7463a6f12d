import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { readComparison, sortRows, splitShared, withPicked } from './comparison.ts';
import { writeComparison } from './comparison-address.ts';

const tables = tablesOf(import.meta.filename);

const all = ['a', 'b', 'c', 'd', 'e', 'f-2'].map((id) => ({ id, name: id.toUpperCase() }));

const namesIn = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('');

describe('what an address asks to compare', () => {
  test.for(tables('asked'))('%s', ([search, compared, waiting, unknown]) => {
    const read = readComparison(search, all);
    expect([namesIn(read.compared), namesIn(read.waiting), read.unknown.join(' ')]).toEqual([
      compared,
      waiting,
      unknown,
    ]);
  });

  test('is written as it is read', () => {
    expect(writeComparison(['a', 'f-2'])).toBe('?compare=a,f-2');
    expect(writeComparison([])).toBe('?');
    const { compared } = readComparison(writeComparison(['c', 'a']), all);
    expect(namesIn(compared)).toBe('CA');
  });
});

test.for(tables('picked'))(
  'of %s, with %s in column %i, there are %s',
  ([ids, picked, column, then]) => {
    expect(withPicked([...ids], column, picked).join('')).toBe(then);
  },
);

const row = (label: string, ...cells: (string | undefined)[]) => ({
  label,
  cells: cells.map((text) => (text === undefined ? undefined : { text, label: '' })),
});

describe('rows', () => {
  test.for(tables('kinds'))('are %s where the cells are %s', ([kind, cells]) => {
    const one = row('Seats', ...cells);
    const empty = { different: [], same: [], unstated: [] };
    expect(sortRows([one])).toEqual({ ...empty, [kind]: [kind === 'unstated' ? 'Seats' : one] });
  });

  test('keep their order in each part', () => {
    const { different, same, unstated } = sortRows([
      row('1', 'a', 'b'),
      row('2', 'a', 'a'),
      row('3', undefined, undefined),
      row('4', 'a', undefined),
      row('5', 'b', 'b'),
    ]);
    expect(different.map(({ label }) => label)).toEqual(['1', '4']);
    expect(same.map(({ label }) => label)).toEqual(['2', '5']);
    expect(unstated).toEqual(['3']);
  });
});

test.for(tables('shared'))(
  'of %j all share %j, and each has %j besides',
  ([lists, shared, own]) => {
    expect(splitShared(lists as string[][])).toEqual({ shared, own });
  },
);
