import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { readRental } from './rental-input.ts';

const tables = tablesOf(import.meta.filename);

const four = { id: 'four', field: 'boat', title: 'Four', plans: [] };
const finder = {
  groups: [
    { group: four, label: 'Four', deposit: 100 },
    { group: { ...four, id: 'six' }, label: 'Six', deposit: '200' },
  ],
  inputs: {
    group: { label: 'Boat' },
    days: { label: 'Days' },
    town: { label: 'Town', hint: 'Or none' },
    drivers: { label: 'Drivers', max: '2' },
    distance: { label: 'Miles', max: 100 },
    rush: { label: 'Rush' },
    more: 'More',
  },
};

const read = (query: string) => readRental(new URLSearchParams(query), finder);

test('a town says how far the delivery goes, in started miles', () => {
  const port = {
    id: 'bay/port',
    name: 'Port',
    county: 'Bay',
    zip: '1',
    href: '/',
    location: 'Shop',
  };
  const places = [{ ...port, distance: 17.2 }];
  const asked = readRental(new URLSearchParams('days=3&town=bay/port'), { ...finder, places });
  expect([asked.place?.name, asked.wish?.distance]).toEqual(['Port', 18]);
});

test('what is not asked is that of the example, which a wrong value ends', () => {
  const inputs = {
    ...finder.inputs,
    group: { label: 'Boat', default: 'six' },
    days: { label: 'Days', default: '4' },
  };
  const asked = (query: string) => readRental(new URLSearchParams(query), { ...finder, inputs });
  const example = asked('');
  expect([example.isExample, example.group?.label, example.wish?.days]).toEqual([true, 'Six', 4]);
  expect(asked('boat=four').wish?.days).toBe(4);
  expect(asked('boat=four&days=0').wish).toBeUndefined();
  expect(asked('boat=four&days=9').isExample).toBe(false);
});

test('a town that is not there leaves the rest of a rental as it is', () => {
  const asked = read('days=3&town=nowhere');
  expect([asked.isTownUnknown, asked.wish?.days, asked.wish?.distance]).toEqual([true, 3, 0]);
});

test('drivers, distance and rush go into the rental', () => {
  expect(read('boat=six&days=8&drivers=2&miles=25.5&rush=yes').wish).toEqual({
    days: 8,
    drivers: 2,
    distance: 25.5,
    isRush: true,
  });
  expect(read('days=8&miles=').wish).toEqual({ days: 8, drivers: 0, distance: 0, isRush: false });
});

test.for(tables<string>('refused'))('an address with %s asks for no rental', (query) => {
  expect(read(query).wish).toBeUndefined();
});
