import { expect, test } from 'vitest';
import { factsSaid } from './find-facts.ts';

const fact = (value: string, printed: string, file: string, isOfDealer = false) => {
  return { value, printed, file, isOfDealer, label: value, pages: 1 };
};
const [own, other] = ['content/vehicles/acme/six.yaml', 'content/vehicles/acme/other.yaml'];
const facts = [
  fact('vehicles.acme-six.price', '$10,995', own),
  fact('vehicles.acme-other.price', '$9,995', other),
  fact('vehicles.acme-other.model', 'RANGER 6', other),
  fact('pricing.delivery.fee', '$150', 'content/pricing/delivery.yaml', true),
];

test.each([
  ['description', '$10,995 until May', ['vehicles.acme-six.price']],
  ['description', '$9,995 until May', []],
  ['description', 'Brought for $150', ['pricing.delivery.fee']],
  ['model', 'RANGER 6 PLUS for $150', []],
  ['price/note', '$10,995 before', []],
  ['price/money', '$10,995', []],
])('at %s, %s says facts of the same record or of the dealer alone: %j', (place, text, said) => {
  const found = factsSaid(facts, { file: own, path: place.split('/'), text });
  expect(found.map(({ value }) => value)).toEqual(said);
});
