import { expect, test } from 'vitest';
import { projectSchemas } from '../../testing/make-site.ts';
import { pickVehicles, type VehiclePick } from './pick-vehicles.ts';

const vehicle = (id: string, seats: number, money: number, miles?: number, series = 'road') => ({
  id,
  series,
  price: { money },
  specifications: { seatingCapacity: seats, ...(miles && { range: { miles } }) },
});

const pick = (picks: readonly VehiclePick[], vehicles: Parameters<typeof pickVehicles>[1]) =>
  pickVehicles(picks, vehicles, { schemas: projectSchemas, today: '' });

const all = [
  vehicle('cheap', 4, 7000, 30),
  vehicle('far', 4, 9000, 55),
  vehicle('small', 2, 6000),
  vehicle('large', 6, 12000, 40),
  vehicle('barrow', 3, 6500, 20, 'work'),
];

test('each pick is the cheapest or the farthest of so many seats', () => {
  const picks: VehiclePick[] = [
    { seats: 4, by: 'range' },
    { seats: 4, by: 'price' },
    { seats: 6, by: 'price' },
  ];
  expect(pick(picks, all)).toEqual(['far', 'cheap', 'large']);
});

test('none is picked twice, and what nobody seats is left out', () => {
  const picks: VehiclePick[] = [
    { seats: 2, by: 'price' },
    { seats: 2, by: 'range' },
    { seats: 8, by: 'price' },
  ];
  expect(pick(picks, all)).toEqual(['small']);
});

test('a pick may name a series, with or without the number of seats', () => {
  expect(pick([{ series: 'work', by: 'price' }], all)).toEqual(['barrow']);
  expect(pick([{ series: 'road', seats: 2, by: 'price' }], all)).toEqual(['small']);
  expect(pick([{ series: 'work', seats: 4, by: 'price' }], all)).toEqual([]);
});
