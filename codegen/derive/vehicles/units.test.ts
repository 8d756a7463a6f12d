// What units are to visitors, to machines and in lists, by the test dealer who has one of each status.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { compile } from '../../compile.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, groupsAt } from '../../model/data.ts';

interface Row {
  readonly unit: string;
  readonly is: string;
  readonly badge: string;
  readonly inStock: boolean;
  readonly listed: boolean;
  readonly machines: string;
  readonly preview: string;
  readonly answer: number;
  readonly indexed: boolean;
}

const rows: readonly Row[] = tablesOf(import.meta.filename)('statuses');

const codegen = join(import.meta.dirname, '../..');
const compilation = await compile({
  root: join(codegen, 'testdata/ok/lot'),
  schemaDir: join(codegen, '../schema'),
  today: '2026-11-26',
});
const site = await compilation.derive();

/** The props of a section of a page. */
function sectionOf(path: string, kind: string): Data {
  const sections = site.page(path)?.document.sections ?? [];
  return Object(sections.find((each) => each.kind === kind)?.props);
}

const catalog = groupAt(sectionOf('/inventory', 'vehicle-inventory'), 'vehicles');
const graphOf = (path: string) => groupsAt(Object(site.page(path)?.head.jsonLd), '@graph');

describe.each(rows)('$unit, which is $is on that day', (row) => {
  const path = `/inventory/${row.unit}`;

  test('says so in the API, on its page, on cards and to search engines', () => {
    const body = site.vehicles.find(({ id }) => id === row.unit);
    expect(body).toMatchObject({ status: row.is, inStock: row.inStock });
    expect(body?.statusText ?? '').toBe(row.badge);
    expect(groupAt(sectionOf(path, 'vehicle-detail'), 'vehicle').vehicle).toEqual(body);
    const [card] = groupsAt(sectionOf(path, 'similar-vehicles'), 'similarTo');
    expect(card?.statusText ?? '').toBe(row.badge);
    const [vehicle] = graphOf(path);
    const { availability = '' } = groupAt(vehicle ?? {}, 'offers');
    expect(String(availability).replace('https://schema.org/', '')).toBe(row.machines);
    expect(site.page(path)?.head.product?.availability).toBe(row.preview);
  });

  test('is offered while it is not sold', () => {
    const [, ...similar] = groupsAt(sectionOf('/inventory/t1042', 'similar-vehicles'), 'similarTo');
    const [list] = graphOf('/inventory');
    const named = groupsAt(list ?? {}, 'itemListElement').map(({ url }) => String(url));
    expect(named.some((url) => url.endsWith(path))).toBe(row.listed);
    if (!row.listed) expect(similar.map(({ id }) => id)).not.toContain(row.unit);
    // Who looks for its number is told.
    expect(groupsAt(catalog, 'vehicles').map(({ id }) => id)).toContain(row.unit);
  });

  test('has a page that answers while the dealer wants', () => {
    const gone = site.formerAddresses.find((each) => each.path === path);
    expect(gone?.status ?? 200).toBe(row.answer);
    expect(site.routes.find((each) => each.path === path)?.indexed).toBe(row.indexed);
  });
});

test('a model says how many of it are on the lot, and shows them', () => {
  const model = site.vehicles.find(({ id }) => id === 'hauler-12');
  expect(model?.onLot).toBe('2 on the lot, from $2,190');
  const units = groupsAt(sectionOf('/inventory/hauler-12', 'unit-list'), 'unitsOf');
  expect(units.map(({ id, name }) => [id, name])).toEqual([
    ['h-201', '2025 Hauler 12 · H-201'],
    ['h-202', '2025 Hauler 12 · H-202'],
    // It is listed, and not there yet.
    ['h-203', '2025 Hauler 12 · H-203'],
  ]);
});

test('a place has a page with its address, its hours and what stands there, to which its cards lead', () => {
  const units = groupsAt(sectionOf('/lot', 'unit-list'), 'unitsOf');
  expect(units.map(({ id }) => id)).toEqual(['h-201', 't1042']);
  const [card] = groupsAt(sectionOf('/', 'location-cards'), 'locations');
  expect(card?.href).toBe('/lot');
  const { card: own, departments } = groupAt(sectionOf('/lot', 'location-profile'), 'location');
  expect(own).not.toHaveProperty('href');
  expect(departments).toMatchObject([{ department: { name: 'Sales lot' }, times: {} }]);
  const [place] = graphOf('/lot');
  expect(place).toMatchObject({
    '@type': 'AutoDealer',
    '@id': 'https://www.blancorivermotors.example/lot#place',
    address: { streetAddress: '2210 Hunter Road', postalCode: '78666' },
    parentOrganization: { '@id': 'https://www.blancorivermotors.example/#dealer' },
  });
});

test('a unit has of its model what it leaves out', () => {
  const [model, unit] = ['hauler-12', 'h-202'].map((id) =>
    site.vehicles.find((each) => each.id === id),
  );
  expect(unit?.description).toBe(model?.description);
  expect(unit?.specifications).toEqual({
    stockNumber: 'H-202',
    condition: 'Demo',
    year: 2025,
    color: 'Red',
    serial: 'HL-000882',
    checked: 'November 21, 2026',
    ...model?.specifications,
  });
});

test('a unit can be had with the options of its model, in the color that it has', () => {
  const bodies = ['hauler-12', 'h-201'].map((id) => site.vehicles.find((each) => each.id === id));
  const options = [
    { name: 'Spare wheel', text: '+$120', price: 120 },
    { name: 'Straps', text: 'Included' },
  ];
  expect(bodies.map((body) => body?.options)).toEqual([options, options]);
  expect(bodies.map((body) => body?.colors?.length)).toEqual([1, undefined]);
  const tables = groupsAt(
    groupAt(sectionOf('/inventory/h-201', 'vehicle-detail'), 'vehicle'),
    'extras',
  );
  expect(tables.map(({ heading }) => heading)).toEqual(['Options']);
});

test('an estimate begins with what everybody pays, and what they pay at the place of the unit', () => {
  const estimator = sectionOf('/financing', 'payment-estimator');
  expect(estimator.fees).toEqual([{ label: 'documentation fee', amount: 150 }]);
  const vehicles = groupsAt(estimator, 'vehicles');
  const loading = { label: 'loading', amount: 45.5 };
  expect(vehicles.flatMap(({ id, fees }) => (fees ? [[id, fees]] : []))).toEqual([
    ['h-201', [loading]],
    ['t1042', [loading]],
  ]);
});

test('a photo needs nothing but its file', () => {
  const [body] = site.vehicles.filter(({ id }) => id === 't1042');
  expect(body?.images).toEqual([expect.stringContaining('/t1042-photo-1.')]);
  const { pictures } = compilation.site?.content ?? {};
  expect(groupAt(pictures?.data ?? {}, 't1042-photo-1').alt).toBe('2019 Ford F-150 XLT, photo 1');
});

test('what units state can be filtered by', () => {
  const filters = groupAt(sectionOf('/inventory', 'vehicle-inventory'), 'filters');
  const labelsOf = (name: string) => groupsAt(filters, name).map(({ label }) => label);
  expect(labelsOf('condition')).toEqual(['Demo', 'New', 'Used']);
  expect(labelsOf('color')).toEqual(['Black', 'Red']);
  expect(labelsOf('make')).toEqual(['Chevrolet', 'Ford', 'Honda', 'Jeep', 'Toyota']);
});
