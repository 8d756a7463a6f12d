import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import type { FactVehicle } from './vehicle-fact.ts';
import { type FitAnswer, type FitRule, rankVehicles } from './vehicle-fit.ts';

const tables = tablesOf(import.meta.filename);

interface Named extends FactVehicle {
  readonly name: string;
}

const vehicle = (name: string, price: number, features: string[], more: object): Named => ({
  name,
  price,
  features,
  description: '',
  category: 'RUNNER',
  specifications: {},
  ...more,
});

const rough = '12 in, All-Terrain tires';

const fleet = tables<Named>('fleet');

const rule = (fact: string, points: number, more: Partial<FitRule>): FitRule => ({
  fact,
  points,
  reason: '{value}',
  ...more,
});

const seats = (points: number, more: Partial<FitRule>) => rule('seatingCapacity', points, more);

const rules: Readonly<Record<string, readonly FitRule[]>> = {
  two: [seats(4, { max: 2 }), seats(2, { min: 3, max: 4 })],
  four: [seats(4, { min: 3, max: 4, required: true }), seats(2, { min: 5, max: 6 })],
  six: [seats(4, { min: 5, required: true })],
  beach: [rule('features', 2, { says: ['cooler'] }), rule('features', 1, { says: ['roof'] })],
  far: [rule('range', 3, { min: 50 }), rule('range', 2, { min: 40, max: 49.5 })],
  work: [rule('category', 3, { says: ['work'] }), rule('features', 2, { says: ['tow'] })],
  street: [rule('wheels', 3, { says: ['street'] })],
  rough: [rule('wheels', 3, { says: ['all-terrain'] }), rule('features', 2, { says: ['lift'] })],
  cheap: [rule('price', 1, { max: 8000 })],
};

const answer = (name: string): FitAnswer => ({ rules: rules[name] ?? [], unknown: name });

/** Answers, and who fits: the best first, each with its points and a mark for everything that is not stated. */
const golden = tables('fits');

describe('the ranking', () => {
  test.for(golden)('%s', ([given, wanted]) => {
    const { fits } = rankVehicles(fleet, given.split(' ').map(answer));
    const said = fits.map(
      ({ vehicle: { name }, points, unknown }) => `${name}${points}${'?'.repeat(unknown.length)}`,
    );
    expect(said.join(' ')).toBe(wanted);
  });

  test('says what speaks for a vehicle, in the words of its facts, and what is to be asked', () => {
    const [best] = rankVehicles(fleet.slice(3, 4), ['four', 'work', 'rough'].map(answer)).fits;
    expect(best).toMatchObject({
      points: 8,
      reasons: [
        { value: 'WORKER', points: 3 },
        { value: 'Tow hitch', points: 2 },
        { value: rough, points: 3 },
      ],
      unknown: ['four'],
    });
  });

  test('keeps apart what may fit, unless its name or its category speaks for another figure', () => {
    const apart = (name: string, category = 'ALL') => vehicle(name, 1, ['X'], { category });
    const more = ['Runner 6', 'Runner 4', 'Runner 2+2', 'Worker 800'].map((name) => apart(name));
    const two = vehicle('Truck 200', 1, [], {
      category: 'TRUCK',
      specifications: { seatingCapacity: 2 },
    });
    const { unconfirmed } = rankVehicles(
      [...fleet, ...more, two, apart('Truck 1000', 'TRUCK')],
      [answer('six')],
    );
    expect(unconfirmed.map(({ vehicle: { name } }) => name)).toEqual([
      'Runner 6',
      'Worker 800',
      'D',
    ]);
  });

  test('offers what has no price last, and to whoever names a budget not at all', () => {
    const { price: _, ...open } = vehicle('Open', 1, [], {
      specifications: { seatingCapacity: 6 },
    });
    const budget = { rules: [rule('price', 1, { max: 9000, required: true })], unknown: '?' };
    const offered = (answers: readonly FitAnswer[]) => {
      const { fits, unconfirmed } = rankVehicles([open, ...fleet], answers);
      return [...fits, ...unconfirmed].map(({ vehicle: { name } }) => name);
    };
    expect(offered([answer('six')])).toEqual(['C', 'F', 'Open', 'D']);
    expect(offered([answer('six'), budget])).toEqual(['C', 'D']);
  });
});
