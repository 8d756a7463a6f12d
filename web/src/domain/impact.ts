/** The constants of the formulas. Distances, fuel and weights are in the units of the dealer. */
export interface ImpactConstants {
  readonly weeksPerYear: number;
  readonly emissionFactor: number;
  readonly fuelEconomy: number;
  readonly fuelPrice: number;
  readonly pricePerKwh: number;
  readonly kwhPerDistance: number;
  readonly treesPerTon: number;
  readonly weightPerTon: number;
}

/** What the visitor entered. */
export interface ImpactInput {
  readonly distancePerWeek: number;
  readonly multiplier: number;
  readonly years: number;
}

/** CO2 by weight and in tons, amounts of fuel and of money, trees. */
export interface Impact {
  readonly co2Saved: number;
  readonly co2Tons: number;
  readonly fuelSaved: number;
  readonly costSaved: number;
  readonly treesEquivalent: number;
  readonly electricCost: number;
  readonly netSavings: number;
}

/** What driving electric instead of on gasoline saves. */
export function calculateImpact(input: ImpactInput, constants: ImpactConstants): Impact {
  const distance = input.distancePerWeek * constants.weeksPerYear * input.years * input.multiplier;
  const fuelSaved = distance / constants.fuelEconomy;
  const co2Saved = fuelSaved * constants.emissionFactor;
  const costSaved = fuelSaved * constants.fuelPrice;
  const electricCost = distance * constants.kwhPerDistance * constants.pricePerKwh;
  const co2Tons = co2Saved / constants.weightPerTon;
  return {
    co2Saved,
    co2Tons,
    fuelSaved,
    costSaved,
    electricCost,
    netSavings: costSaved - electricCost,
    treesEquivalent: co2Tons * constants.treesPerTon,
  };
}
