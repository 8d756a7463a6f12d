import { expect, test } from 'vitest';
import { printTable } from './table.ts';

test('A table shows figures beside baseline and budget, and says by how much one is missed', () => {
  const baseline = { name: 'empty process', value: 40 };
  const table = printTable([
    {
      name: 'check',
      value: 100,
      unit: 'ms',
      baseline,
      budget: { who: 'an editor', atMost: 5, of: 'ratio' },
    },
    { name: 'check', value: 2.5, unit: 's', budget: { who: 'a chain', atMost: 2 } },
    { name: 'requests', value: 0.5, unit: '', budget: { who: 'a visitor', atLeast: 0.7 } },
  ]);
  expect(table.replaceAll(/ +/g, ' ').split('\n').slice(2)).toEqual([
    '| check | 100 ms | 40 ms (empty process) | 2.5 | ratio ≤ 5 | an editor | yes |',
    '| check | 2.5 s | | | ≤ 2 s | a chain | **missed by 25 %** |',
    '| requests | 0.5 | | | ≥ 0.7 | a visitor | **missed by 28.6 %** |',
    '',
  ]);
});
