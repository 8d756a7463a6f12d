import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vehicles } from '../../../generated/vehicles.ts';
import { vehicleListSchema, vehicleSchema } from './vehicle-schema.ts';

const vehicle = {
  id: 'runner-4',
  name: 'Example RUNNER 4',
  description: 'A four-seater.',
  price: 9995,
  brand: 'Example',
  category: 'RUNNER',
  inStock: true,
  isNew: false,
  images: [],
  features: ['Seats four'],
  specifications: { seatingCapacity: 4 },
};

test('every vehicle of the content is one, and stays as it is', () => {
  expect(z.parse(vehicleListSchema, vehicles)).toEqual(vehicles);
  expect(z.parse(vehicleSchema, { ...vehicle, more: 1 })).toEqual({ ...vehicle, more: 1 });
});

test.for([
  ['without a name', { ...vehicle, name: undefined }],
  ['with an empty id', { ...vehicle, id: '' }],
  ['whose price is a text', { ...vehicle, price: '9995' }],
  ['whose stock nobody knows', { ...vehicle, inStock: 'yes' }],
  ['with a picture that is no address', { ...vehicle, images: [{}] }],
  ['with a feature that is no text', { ...vehicle, features: [1] }],
  ['without specifications', { ...vehicle, specifications: [] }],
  ['that is nothing', null],
  ['that is a list', [vehicle]],
])('a vehicle %s is none', ([, answer]) => {
  expect(z.safeParse(vehicleSchema, answer).success).toBe(false);
  expect(z.safeParse(vehicleListSchema, [vehicle, answer]).success).toBe(false);
});
