import { describe, expect, test } from 'vitest';
import type { FactVehicle } from './vehicle-fact.ts';
import { type FitAnswer, type FitRule, rankVehicles } from './vehicle-fit.ts';

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

const street = '14 in, street tires';
const rough = '12 in, All-Terrain tires';

const fleet = [
  vehicle('A', 5000, ['Roof'], {
    specifications: { seatingCapacity: 2, range: '40 miles', wheels: street },
  }),
  vehicle('B', 8000, ['Rear cooler', '3-inch lift'], {
    specifications: { seatingCapacity: 4, range: '45 miles', wheels: rough },
  }),
  vehicle('C', 9000, [], { specifications: { seatingCapacity: 6, range: '50 miles' } }),
  vehicle('D', 7000, ['Tow hitch'], { category: 'WORKER', specifications: { wheels: rough } }),
  vehicle('E', 8000.5, ['Full roof', 'Cooler box'], {
    specifications: { seatingCapacity: 4, range: '1,050 miles', wheels: street },
  }),
  vehicle('F', 20_000, ['Roof'], { specifications: { seatingCapacity: 8 } }),
  vehicle('G', 8000, ['Cooler and roof'], {
    specifications: { seatingCapacity: 3, range: '50x as far' },
  }),
];

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
const golden = [
  ['street', 'A3 E3'],
  ['rough', 'B5 D3'],
  ['cheap', 'A1 D1 B1 G1'],
  ['beach', 'G3 E3 B2 A1 F1'],
  ['beach street', 'E6 A4 G3? B2 F1?'],
  ['beach rough', 'B7 D3 G3 E3 A1 F1'],
  ['beach cheap', 'G4 B3 E3 A2 D1 F1'],
  ['far', 'E3 C3 A2 B2'],
  ['far street', 'E6 A5 C3? B2'],
  ['far rough', 'B7 E3 D3? C3? A2'],
  ['far cheap', 'A3 B3 E3 C3 G1 D1?'],
  ['work', 'D5'],
  ['work street', 'D5 A3 E3'],
  ['work rough', 'D8 B5'],
  ['work cheap', 'D6 A1 B1 G1'],
  ['two', 'A4 B2 G2 E2'],
  ['two street', 'A7 E5 B2 G2?'],
  ['two rough', 'B7 A4 D3? G2 E2'],
  ['two cheap', 'A5 B3 G3 E2 D1?'],
  ['two beach', 'A5 G5 E5 B4 F1'],
  ['two beach street', 'A8 E8 G5? B4 F1?'],
  ['two beach rough', 'B9 A5 G5 E5 D3? F1'],
  ['two beach cheap', 'A6 G6 B5 E5 F1 D1?'],
  ['two far', 'A6 E5 B4 C3 G2'],
  ['two far street', 'A9 E8 B4 C3? G2?'],
  ['two far rough', 'B9 A6 E5 C3? D3?? G2'],
  ['two far cheap', 'A7 B5 E5 G3 C3 D1??'],
  ['two work', 'D5? A4 B2 G2 E2'],
  ['two work street', 'A7 E5 D5? B2 G2?'],
  ['two work rough', 'D8? B7 A4 G2 E2'],
  ['two work cheap', 'D6? A5 B3 G3 E2'],
  ['four', 'B4 G4 E4 C2'],
  ['four street', 'E7 B4 G4? C2?'],
  ['four rough', 'B9 G4 E4 D3? C2?'],
  ['four cheap', 'B5 G5 E4 C2 D1?'],
  ['four beach', 'G7 E7 B6 C2?'],
  ['four beach street', 'E10 G7? B6 C2??'],
  ['four beach rough', 'B11 G7 E7 D3? C2??'],
  ['four beach cheap', 'G8 B7 E7 C2? D1?'],
  ['four far', 'E7 B6 C5 G4'],
  ['four far street', 'E10 B6 C5? G4?'],
  ['four far rough', 'B11 E7 C5? G4 D3??'],
  ['four far cheap', 'B7 E7 G5 C5 D1??'],
  ['four work', 'D5? B4 G4 E4 C2'],
  ['four work street', 'E7 D5? B4 G4? C2?'],
  ['four work rough', 'B9 D8? G4 E4 C2?'],
  ['four work cheap', 'D6? B5 G5 E4 C2'],
  ['six', 'C4 F4'],
  ['six street', 'C4? F4?'],
  ['six rough', 'F4 C4? D3?'],
  ['six cheap', 'C4 F4 D1?'],
  ['six beach', 'F5 C4?'],
  ['six beach street', 'F5? C4??'],
  ['six beach rough', 'F5 C4?? D3?'],
  ['six beach cheap', 'F5 C4? D1?'],
  ['six far', 'C7 F4?'],
  ['six far street', 'C7? F4??'],
  ['six far rough', 'C7? F4? D3??'],
  ['six far cheap', 'C7 F4? D1??'],
  ['six work', 'D5? C4 F4'],
  ['six work street', 'D5? C4? F4?'],
  ['six work rough', 'D8? F4 C4?'],
  ['six work cheap', 'D6? C4 F4'],
] as const;

describe('the ranking', () => {
  test.for(golden)('%s', ([given, wanted]) => {
    const { fits } = rankVehicles(fleet, given.split(' ').map(answer));
    const said = fits.map(
      ({ vehicle: { name }, points, unknown }) => `${name}${points}${'?'.repeat(unknown.length)}`,
    );
    expect(said.join(' ')).toBe(wanted);
  });

  test('of no answers is empty', () => {
    expect(rankVehicles(fleet, []).fits).toEqual([]);
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

  test('keeps apart what may fit, unless its name gives another figure', () => {
    const more = ['Runner 6', 'Runner 4', 'Worker 800'].map((name) => vehicle(name, 1, ['X'], {}));
    const { unconfirmed } = rankVehicles([...fleet, ...more], [answer('six')]);
    expect(unconfirmed.map(({ vehicle: { name } }) => name)).toEqual([
      'Runner 6',
      'Worker 800',
      'D',
    ]);
  });

  test('leaves the list it was given as it was', () => {
    const names = fleet.map(({ name }) => name);
    rankVehicles(fleet, [answer('far')]);
    expect(fleet.map(({ name }) => name)).toEqual(names);
  });
});
