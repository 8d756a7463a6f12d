import { expect, test } from 'vitest';
import { checkRequirements } from './road-check.ts';

const speed = { fact: 'topSpeed', min: 20, max: 25 };
const says = (...words: string[]) => ({ fact: 'features', says: words });
const brake = { fact: 'brakes', says: ['parking'] };
const nobody = {};

/** What is required, what is stated in its place, and the finding with the value that is shown. */
const golden: readonly (readonly [
  object,
  string | number | readonly string[] | undefined,
  string,
])[] = [
  [speed, '25 mph', 'met 25 mph'],
  [speed, '20 mph', 'met 20 mph'],
  [speed, '22.5 mph', 'met 22.5 mph'],
  [speed, '19 mph', 'missed 19 mph'],
  [speed, '19.9 mph', 'missed 19.9 mph'],
  [speed, '25.1 mph', 'missed 25.1 mph'],
  [speed, '26 mph', 'missed 26 mph'],
  [speed, '1,025 mph', 'missed 1,025 mph'],
  [speed, 25, 'met 25'],
  [speed, 0, 'missed 0'],
  [speed, 'up to 25 mph', 'missed up to 25 mph'],
  [speed, '25x', 'missed 25x'],
  [speed, '25', 'met 25'],
  [speed, undefined, 'unstated'],
  [{ fact: 'topSpeed', max: 25 }, '5 mph', 'met 5 mph'],
  [{ fact: 'topSpeed', min: 20 }, '80 mph', 'met 80 mph'],
  [{ fact: 'topSpeed', min: 20 }, '19 mph', 'missed 19 mph'],
  [{ fact: 'payload', max: 2499 }, '2,499 lb', 'met 2,499 lb'],
  [{ fact: 'payload', max: 2499 }, '2,500 lb', 'missed 2,500 lb'],
  [{ fact: 'seatingCapacity', max: 6 }, 6, 'met 6'],
  [{ fact: 'seatingCapacity', max: 6 }, 8, 'missed 8'],
  [{ fact: 'seatingCapacity', max: 6 }, undefined, 'unstated'],
  [says('headlight'), ['LED headlights and taillights'], 'met LED headlights and taillights'],
  [says('taillight'), ['LED headlights and taillights'], 'met LED headlights and taillights'],
  [says('headlight', 'headlamp'), ['Two HEADLAMPS'], 'met Two HEADLAMPS'],
  [says('headlight'), ['LED light bar'], 'unstated'],
  [says('headlight'), [], 'unstated'],
  [says('mirror'), ['Roof', 'Side mirrors'], 'met Side mirrors'],
  [says('mirror'), ['Roof', 'Mirrors', 'Inside mirror'], 'met Mirrors'],
  [
    says('belts at every seat'),
    ['Three-point belts at every seat'],
    'met Three-point belts at every seat',
  ],
  [says('belts at every seat'), ['Seat belts'], 'unstated'],
  [says('turn signal'), ['Turn-signal lever'], 'met Turn-signal lever'],
  [says('VIN'), ['Driving lights'], 'unstated'],
  [says('VIN'), ['17-digit VIN'], 'met 17-digit VIN'],
  [says('roof'), ['Waterproof seats'], 'unstated'],
  [says('2+2'), ['2+2 seating'], 'met 2+2 seating'],
  [brake, 'Four-wheel disc', 'unstated'],
  [brake, 'Hydraulic, with a parking brake', 'met Hydraulic, with a parking brake'],
  [brake, undefined, 'unstated'],
  [{ fact: 'toString', says: ['native'] }, undefined, 'unstated'],
  [nobody, undefined, 'unstated'],
  [nobody, '25 mph', 'unstated'],
];

test.for(golden)('%j with %j stated is %s', ([demand, stated, wanted]) => {
  const fact = String(Reflect.get(demand, 'fact') ?? 'topSpeed');
  const isList = Array.isArray(stated);
  const vehicle = {
    price: 1,
    description: '',
    category: '',
    features: isList ? stated : [],
    specifications: isList || stated === undefined ? {} : { [fact]: stated as string | number },
  };
  const [finding] = checkRequirements(vehicle, [{ label: 'One', ...demand }]);
  const value = finding && 'value' in finding ? ` ${finding.value}` : '';
  expect(`${finding?.status}${value}`).toBe(wanted);
});

test('every requirement has its finding, in order', () => {
  const vehicle = { price: 1, description: '', category: '', features: [], specifications: {} };
  const requirements = [{ label: 'One' }, { label: 'Two', ...speed }, { label: 'Three' }];
  const found = checkRequirements(vehicle, requirements);
  expect(found.map(({ requirement }) => requirement.label)).toEqual(['One', 'Two', 'Three']);
});
