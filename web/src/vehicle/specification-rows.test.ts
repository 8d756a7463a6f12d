import { expect, test } from 'vitest';
import { specificationRows } from './specification-rows.ts';

test('named entries come in their order, the rest under their own key, unknown ones not at all', () => {
  const names = [
    { key: 'topSpeed', label: 'Top Speed' },
    { key: 'seats', label: 'Seats' },
    { key: 'range', label: 'Range' },
  ];
  expect(
    specificationRows({ batteryType: 'Lithium', seats: 4, topSpeed: '25 mph' }, names),
  ).toEqual([
    { label: 'Top Speed', value: '25 mph' },
    { label: 'Seats', value: '4' },
    { label: 'Battery type', value: 'Lithium' },
  ]);
});
