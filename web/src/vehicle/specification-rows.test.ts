import { expect, test } from 'vitest';
import { offerFacts, specificationRows } from './specification-rows.ts';
import type { DetailTexts } from './vehicle-texts.ts';

const names = [
  { key: 'seatingCapacity', label: 'Seating Capacity' },
  { key: 'range', label: 'Range' },
  { key: 'batteryType', label: 'Battery' },
  { key: 'topSpeed', label: 'Top Speed' },
];
const texts = { seats: 'Seats' } as DetailTexts;

test('range, top speed and seats stand beside the price', () => {
  const specifications = { batteryType: 'Lithium', seatingCapacity: 4, topSpeed: '25 mph' };
  expect(
    offerFacts({ specifications: { ...specifications, range: '40 miles' } }, names, texts),
  ).toEqual([
    { label: 'Range', value: '40 miles' },
    { label: 'Top Speed', value: '25 mph' },
    { label: 'Seats', value: '4' },
  ]);
});

test('what is not known is left out', () => {
  expect(offerFacts({ specifications: { seatingCapacity: 2 } }, names, texts)).toEqual([
    { label: 'Seats', value: '2' },
  ]);
});

test('a specification with another reading is called by the label of its own', () => {
  const readings = { range: { label: 'Listed range', also: [] } };
  expect(specificationRows({ range: '40 miles' }, names, readings)).toEqual([
    { label: 'Listed range', value: '40 miles' },
  ]);
});

test('named entries come in their order, the rest under their own key, unknown ones not at all', () => {
  const rowNames = [
    { key: 'topSpeed', label: 'Top Speed' },
    { key: 'seats', label: 'Seats' },
    { key: 'range', label: 'Range' },
  ];
  expect(
    specificationRows({ batteryType: 'Lithium', seats: 4, topSpeed: '25 mph' }, rowNames, {}),
  ).toEqual([
    { label: 'Top Speed', value: '25 mph' },
    { label: 'Seats', value: '4' },
    { label: 'Battery type', value: 'Lithium' },
  ]);
});
