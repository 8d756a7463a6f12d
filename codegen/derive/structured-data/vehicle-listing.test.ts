// What search engines are told of fifteen used cars, beside what Google asks of a listing.
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { compile } from '../../compile.ts';
import { groupsAt, valueAt } from '../../model/data.ts';

interface Property {
  readonly property: string;
  readonly asked: 'required' | 'recommended';
  readonly without?: readonly string[];
  readonly only?: readonly string[];
}

interface Car {
  readonly id: string;
  readonly unit: object;
  /** What is said of its price; false if there is no offer. */
  readonly offer: { readonly availability: string } | false;
}

const tableOf = tablesOf(import.meta.filename);
const properties = tableOf<Property>('properties');
const cars = tableOf<Car>('cars');

const codegen = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'cars-'));
afterAll(() => rmSync(root, { recursive: true }));
cpSync(join(codegen, 'testdata/ok/lot'), root, { recursive: true });
const stock = join(root, 'content/stock');
for (const file of readdirSync(stock)) rmSync(join(stock, file));
for (const { id, unit } of cars) writeFileSync(join(stock, `${id}.yaml`), JSON.stringify(unit));
const specifications = join(root, 'content/specifications.yaml');
const own = { interiorType: { label: 'Seats', kind: 'text', structured: 'vehicleInteriorType' } };
writeFileSync(specifications, JSON.stringify({ set: 'car', own }));

const compilation = await compile({
  root,
  schemaDir: join(codegen, '../schema'),
  today: '2026-11-26',
});
const site = await compilation.derive();

function nodeOf(id: string) {
  const [node = {}] = groupsAt(Object(site.page(`/inventory/${id}`)?.head.jsonLd), '@graph');
  return node;
}

test.each(properties)('"$property" is said of every car that states it', (row) => {
  const { property, without, only = cars.map(({ id }) => id) } = row;
  const says = cars.filter(({ id }) => valueAt(nodeOf(id), property.split('.')) !== undefined);
  expect(says.map(({ id }) => id)).toEqual(only.filter((id) => !without?.includes(id)));
});

test('what the dealer writes of them is right', () => {
  expect(compilation.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test.each(cars)('$id is a car at its price, and there while it is', ({ id, offer }) => {
  const { offers, ...car } = nodeOf(id);
  expect(car).toMatchObject({ '@type': ['Product', 'Car'], url: expect.stringMatching(id) });
  const availability = `https://schema.org/${Object(offer).availability}`;
  const said = offer && { '@type': 'Offer', url: car.url, ...offer, availability };
  if (said) expect(offers).toMatchObject(said);
  else expect(offers).toBeUndefined();
});

test('a car says all of itself in the words of search engines', () => {
  expect(nodeOf('t1042')).toMatchObject({
    name: 'Used 2019 Ford F-150 XLT',
    brand: { '@type': 'Brand', name: 'Ford' },
    model: 'F-150',
    vehicleConfiguration: 'XLT',
    vehicleModelDate: '2019',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 68210, unitCode: 'SMI' },
    vehicleEngine: {
      '@type': 'EngineSpecification',
      name: '2.7 L V6 turbo',
      fuelType: 'Gasoline',
    },
    color: 'Blue',
    itemCondition: 'https://schema.org/UsedCondition',
  });
});
