import { expect, test } from 'vitest';
import { printTable } from './table.ts';

test('A table shows figures beside baseline and budget, and says by how much one is missed', () => {
  const baseline = { name: 'empty process', value: 40 };
  const table = printTable([
    { name: 'check', value: 100, unit: 'ms', baseline, budget: { atMost: 5, of: 'ratio' } },
    { name: 'check', towns: 20_000, value: 2.5, unit: 's', budget: { atMost: 2 } },
    { name: 'requests', value: 0.5, unit: '', budget: { atLeast: 0.7 } },
  ]);
  expect(table.replaceAll(/ +/g, ' ').split('\n').slice(2)).toEqual([
    '| check | 100 ms | 40 ms (empty process) | 2.5 | ratio ≤ 5 | yes |',
    '| check, 20,000 towns | 2.5 s | | | ≤ 2 s | **missed by 25 %** |',
    '| requests | 0.5 | | | ≥ 0.7 | **missed by 28.6 %** |',
    '',
  ]);
});
