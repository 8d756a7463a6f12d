import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { formatPrice } from './quantity.ts';
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

const [rules = {}] = tables<Readonly<Record<string, readonly FitRule[]>>>('rules');

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
    const given = ['four', 'work', 'rough', 'cheap'].map(answer);
    const [best] = rankVehicles(fleet.slice(3, 4), given).fits;
    expect(best).toMatchObject({
      points: 9,
      reasons: [
        { value: 'WORKER', points: 3 },
        { value: 'Tow hitch', points: 2 },
        { value: rough, points: 3 },
        { value: formatPrice(7000), left: formatPrice(1000), points: 1 },
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
    const budget = { rules: rules.budget ?? [], unknown: '?' };
    const offered = (answers: readonly FitAnswer[]) => {
      const { fits, unconfirmed } = rankVehicles([open, ...fleet], answers);
      return [...fits, ...unconfirmed].map(({ vehicle: { name } }) => name);
    };
    expect(offered([answer('six')])).toEqual(['C', 'F', 'Open', 'D']);
    expect(offered([answer('six'), budget])).toEqual(['C', 'D']);
  });
});
