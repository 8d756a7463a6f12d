import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import {
  everything,
  type FilterOptions,
  type FilterState,
  readFilters,
  writeFilters,
} from './filter-state.ts';
import type { SearchWords } from './search.ts';
import {
  closestVehicles,
  countOptions,
  type Filterable,
  filterVehicles,
} from './vehicle-filter.ts';

const tables = tablesOf(import.meta.filename);

type Options = Record<'brand' | 'category' | 'price' | 'seats', NonNullable<FilterOptions[string]>>;
const [options = expect.fail()] = tables<Options>('options');

function vehicle(name: string, price?: number, rest: Partial<Filterable> = {}): Filterable {
  return { name, ...(price && { price }), brand: 'Acme', category: 'Other', ...rest };
}

const applyFilters = (
  vehicles: readonly Filterable[],
  state: FilterState,
  own: FilterOptions = options,
) => filterVehicles(vehicles, state, { options: own }).found;

const names = (vehicles: readonly Filterable[]) => vehicles.map(({ name }) => name);

test.each(tables<['price' | 'seats', number | undefined, string[]]>('figures'))(
  'a vehicle whose %s is %s is found by %j',
  (filter, figure, values) => {
    const specifications = figure === undefined ? {} : { seatingCapacity: figure };
    const all = [vehicle('A', figure ?? 1, { specifications })];
    const found = options[filter].filter(
      ({ value }) => applyFilters(all, { ...everything, [filter]: value }).length > 0,
    );
    expect(found.map(({ value }) => value)).toEqual(values);
  },
);

describe('seats', () => {
  test('are no filter where the content offers none', () => {
    const { seats: _, ...others } = options;
    const state = readFilters(new URLSearchParams('seats=4'), others);
    expect(state.seats).toBe('all');
    expect(applyFilters([vehicle('A', 1)], state, others)).toHaveLength(1);
  });
});

test('the search finds part of a name or description in any case, then of an id, a feature or a figure', () => {
  const all = [
    vehicle('A', 1, { id: 'old-runner' }),
    vehicle('B', 2, { features: ['Runner boards'] }),
    vehicle('C', 3, { specifications: { batteryType: 'Two runners' } }),
    vehicle('Runner', 4),
    vehicle('Walker', 5, { description: 'a quiet RUNNER-up' }),
    vehicle('D', 6, { brand: 'Runner' }),
  ];
  const found = (sort: FilterState['sort']) =>
    names(applyFilters(all, { ...everything, search: 'rUnN', sort }));
  expect(found('default')).toEqual(['Runner', 'Walker', 'A', 'B', 'C']);
  expect(found('price-down')).toEqual(['Walker', 'Runner', 'C', 'B', 'A']);
});

describe('what is not stated', () => {
  const all = tables<[string, string, number?]>('fleet').map(([name, category, seatingCapacity]) =>
    vehicle(name, 1, { category, specifications: { ...(seatingCapacity && { seatingCapacity }) } }),
  );
  const grouped = (state: Readonly<Record<string, string>>) => {
    const { found, unconfirmed } = filterVehicles(all, { ...everything, ...state }, { options });
    const groups = unconfirmed.map(({ filter, text, named, vehicles }) => [
      text ?? `${filter?.name} ${named ?? ''}`.trim(),
      ...names(vehicles),
    ]);
    return [names(found), ...groups];
  };

  // Unless its name or its category speaks for another figure.
  test.each(tables('grouped'))('of %s seats is kept in groups of its own', (seats, groups) => {
    expect(grouped({ seats })).toEqual(groups);
  });

  test('is no part of what an option would leave', () => {
    expect(countOptions(all, everything, { options }).seats).toEqual({ all: 9, 2: 2, 4: 0, 6: 1 });
  });
});

describe('words of the trade', () => {
  const all = [
    vehicle('A', 1, {
      category: 'WORKER',
      description: 'Hauls for four.',
      specifications: { seatingCapacity: 2 },
    }),
    vehicle('B', 2, { features: ['Tow hitch'], specifications: { topSpeed: '25 mph' } }),
    vehicle('Work of art', 3, { specifications: { seatingCapacity: 4, topSpeed: '15 mph' } }),
  ];
  const words = tables<SearchWords>('trade');
  test.each(tables('words'))('"%s" finds what it means', (search, found) => {
    const result = filterVehicles(all, { ...everything, search }, { options, words });
    expect(names(result.found)).toEqual(found);
  });

  test('keep what does not state the fact apart', () => {
    const state = { ...everything, search: 'street legal' };
    const { unconfirmed } = filterVehicles(all, state, { options, words });
    expect(unconfirmed).toMatchObject([{ text: 'Ask', vehicles: [{ name: 'A' }] }]);
  });
});

test('a list may begin with its own order', () => {
  const all = [vehicle('A', 2), vehicle('B', 1)];
  const ordered = (sort: FilterState['sort']) =>
    names(filterVehicles(all, { ...everything, sort }, { options, order: 'price-up' }).found);
  expect(ordered('default')).toEqual(['B', 'A']);
  expect(ordered('name')).toEqual(['A', 'B']);
});

test('a brand matches whole, in any case', () => {
  const all = [vehicle('A', 1, { brand: 'ACME' }), vehicle('B', 1, { brand: 'Acme West' })];
  expect(names(applyFilters(all, { ...everything, brand: 'acme' }, options))).toEqual(['A']);
});

test('a brand that changed its name is found by the value that stood in the address before', () => {
  const brand = [{ value: 'acme', label: 'Acme Motors' }];
  const all = [vehicle('A', 1, { brand: 'Acme Motors' }), vehicle('B', 1, { brand: 'Acme' })];
  const found = applyFilters(all, { ...everything, brand: 'acme' }, { ...options, brand });
  expect(names(found)).toEqual(['A']);
});

test('orders by price and by name with numbers as numbers; what has no price comes last, and no budget finds it', () => {
  const all = [vehicle('Boat 11'), vehicle('Boat 10', 2), vehicle('Boat 9', 1)];
  const found = (asked: Readonly<Record<string, string>>) =>
    filterVehicles(all, { ...everything, ...asked }, { options });
  expect(names(found({ sort: 'name' }).found)).toEqual(['Boat 9', 'Boat 10', 'Boat 11']);
  expect(names(found({ sort: 'price-up' }).found)).toEqual(['Boat 9', 'Boat 10', 'Boat 11']);
  expect(names(found({ sort: 'price-down' }).found)).toEqual(['Boat 10', 'Boat 9', 'Boat 11']);
  expect(found({ price: 'low' })).toMatchObject({
    found: [{ price: 2 }, { price: 1 }],
    unconfirmed: [],
  });
});

test('the state survives the address', () => {
  const chosen = { brand: 'acme', category: 'touring', price: 'low', seats: '4' };
  const state = { ...chosen, search: 'a&b', sort: 'name' } as const;
  const query = writeFilters(state);
  expect(readFilters(new URLSearchParams(query), options)).toEqual(state);
});

test('an unknown value in the address counts as not given', () => {
  expect(readFilters(new URLSearchParams('brand=x&price=toString&sort=up'), options)).toEqual(
    everything,
  );
});

test('each option says how many it would leave', () => {
  const all = [vehicle('A', 1), vehicle('B', 20000, { brand: 'Zenith' })];
  const counts = countOptions(all, { ...everything, price: 'low' }, { options });
  expect(counts.brand).toEqual({ all: 1, acme: 1, zenith: 0 });
  expect(counts.price).toEqual({ all: 2, low: 1, middle: 1, high: 0 });
});

test('where nothing matches, the vehicles that meet most of it are named first, in the order of the list', () => {
  const all = [
    vehicle('A', 1),
    vehicle('B', 2, { brand: 'Zenith' }),
    vehicle('C', 3, { brand: 'Zenith', category: 'Touring' }),
  ];
  const state = { ...everything, brand: 'zenith', category: 'touring', price: 'high' };
  expect(applyFilters(all, state)).toEqual([]);
  expect(names(closestVehicles(all, state, { options }, 3))).toEqual(['C', 'B']);
});

test('a unit is found where its model is not, and else stands under it', () => {
  const all = [
    vehicle('Hauler', 2890, { id: 'hauler' }),
    vehicle('Hauler, black', 2690, { id: 'h-201', unitOf: 'hauler' }),
  ];
  expect(names(applyFilters(all, everything))).toEqual(['Hauler']);
  expect(names(applyFilters(all, { ...everything, search: 'hauler' }))).toEqual(['Hauler']);
  expect(names(applyFilters(all, { ...everything, search: 'H-201' }))).toEqual(['Hauler, black']);
});
