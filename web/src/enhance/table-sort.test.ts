import { expect, test } from 'vitest';
import { compareCells } from './table-sort.ts';

test('figures sort by value, with separators and units', () => {
  const cells = ['1,010 people', '98', '12,500'];
  expect(cells.toSorted((a, b) => compareCells('number', a, b))).toEqual([
    '98',
    '1,010 people',
    '12,500',
  ]);
});

test('words sort as in a dictionary', () => {
  expect(['Éa', 'zeta', 'Eb'].toSorted((a, b) => compareCells('text', a, b))).toEqual([
    'Éa',
    'Eb',
    'zeta',
  ]);
});
