import { expect, test } from 'vitest';
import { vehicles } from '../../../generated/vehicles.ts';
import { isVehicle, isVehicleList } from './is-vehicle.ts';

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

test('every vehicle of the content is one', () => {
  expect(isVehicleList(vehicles)).toBe(true);
  expect(isVehicle({ ...vehicle, more: 1 })).toBe(true);
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
  expect(isVehicle(answer)).toBe(false);
  expect(isVehicleList([vehicle, answer])).toBe(false);
});
