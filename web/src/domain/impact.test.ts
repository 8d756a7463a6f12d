import { expect, test } from 'vitest';
import { calculateImpact } from './impact.ts';

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

test.for([
  [
    { distancePerWeek: 25, multiplier: 1, years: 1 },
    {
      co2Saved: 1698.67,
      co2Tons: 0.849,
      fuelSaved: 86.67,
      costSaved: 303.33,
      electricCost: 23.4,
      netSavings: 279.93,
      treesEquivalent: 14.01,
    },
  ],
  [
    { distancePerWeek: 500, multiplier: 2.5, years: 10 },
    {
      co2Saved: 849333.33,
      co2Tons: 424.667,
      fuelSaved: 43333.33,
      costSaved: 151666.67,
      electricCost: 11700,
      netSavings: 139966.67,
      treesEquivalent: 7007,
    },
  ],
  [
    { distancePerWeek: 1, multiplier: 1.2, years: 3 },
    {
      co2Saved: 244.61,
      co2Tons: 0.122,
      fuelSaved: 12.48,
      costSaved: 43.68,
      electricCost: 3.37,
      netSavings: 40.31,
      treesEquivalent: 2.02,
    },
  ],
] as const)('%o saves what the formulas say', ([input, expected]) => {
  const impact = calculateImpact(input, constants);
  for (const [name, value] of Object.entries(expected)) {
    expect(impact[name as keyof typeof impact]).toBeCloseTo(value, 2);
  }
});
