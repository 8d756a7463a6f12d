import { describe, expect, test } from 'vitest';
import { readComparison, sortRows, splitShared, writeComparison } from './comparison.ts';

const all = ['a', 'b', 'c', 'd', 'e', 'f-2'].map((id) => ({ id, name: id.toUpperCase() }));

const namesIn = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('');

describe('what an address asks to compare', () => {
  test.for([
    ['', '', '', ''],
    ['?', '', '', ''],
    ['?compare=', '', '', ''],
    ['?compare=,,', '', '', ''],
    ['?compare=a', 'A', '', ''],
    ['?compare=a,b', 'AB', '', ''],
    ['?compare=b,a', 'BA', '', ''],
    ['?compare=a%2Cb', 'AB', '', ''],
    ['?compare=a&compare=b', 'AB', '', ''],
    ['?compare=a,b&compare=c', 'ABC', '', ''],
    ['?compare=a&other=x&compare=b', 'AB', '', ''],
    ['?compare=a,a,b,a', 'AB', '', ''],
    ['?compare=%20a%20,b+', 'AB', '', ''],
    ['?compare=a,b,c,d', 'ABCD', '', ''],
    ['?compare=a,b,c,d,e', 'ABCD', 'E', ''],
    ['?compare=f-2,e,d,c,b,a', 'F-2EDC', 'BA', ''],
    ['?compare=x', '', '', 'x'],
    ['?compare=x,a,y', 'A', '', 'x y'],
    ['?compare=x,a,b,c,d,e', 'ABCD', 'E', 'x'],
    ['?compare=A', '', '', 'A'],
    ['?Compare=a', '', '', ''],
    ['?compare=a;b', '', '', 'a;b'],
    ['?compare=a%00', 'A', '', ''],
    ['?compare=<b>', '', '', '<b>'],
    [`?compare=${'x'.repeat(201)},a`, 'A', '', ''],
    [`?compare=${'abcdefghijklmn'.split('').join()}`, 'ABCD', 'E', 'f g h i j k l'],
  ] as const)('%s', ([search, compared, waiting, unknown]) => {
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

const row = (label: string, ...cells: (string | undefined)[]) => ({
  label,
  cells: cells.map((text) => (text === undefined ? undefined : { text, label: '' })),
});

describe('rows', () => {
  test.for([
    ['different', ['4', '6']],
    ['different', ['4', '4', '6']],
    ['different', ['4', undefined]],
    ['different', [undefined, '4', '4']],
    ['different', ['4', '4 ']],
    ['same', ['4', '4']],
    ['same', ['4', '4', '4', '4']],
    ['same', ['4']],
    ['unstated', [undefined]],
    ['unstated', [undefined, undefined]],
  ] as const)('are %s where the cells are %s', ([kind, cells]) => {
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

test.for([
  [[], [], []],
  [[['roof']], ['roof'], [[]]],
  [[['roof', 'radio'], ['roof']], ['roof'], [['radio'], []]],
  [[['roof'], ['radio']], [], [['roof'], ['radio']]],
  [
    [
      ['a', 'b', 'c'],
      ['c', 'a'],
      ['a', 'd', 'c'],
    ],
    ['a', 'c'],
    [['b'], [], ['d']],
  ],
])('of %j all share %j, and each has %j besides', ([lists, shared, own]) => {
  expect(splitShared(lists as string[][])).toEqual({ shared, own });
});
