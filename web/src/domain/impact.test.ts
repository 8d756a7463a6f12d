import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { calculateImpact } from './impact.ts';

const tables = tablesOf(import.meta.filename);

const constants = {
  weeksPerYear: 52,
  emissionFactor: 19.6,
  fuelEconomy: 15,
  fuelPrice: 3.5,
  pricePerKwh: 0.12,
  kwhPerDistance: 0.15,
  treesPerTon: 16.5,
  weightPerTon: 2000,
};

test.for(tables('savings'))('%o saves what the formulas say', ([input, expected]) => {
  const impact = calculateImpact(input, constants);
  for (const [name, value] of Object.entries<number>(expected)) {
    expect(impact[name as keyof typeof impact]).toBeCloseTo(value, 2);
  }
});
