/** The constants of the formulas; their names include their units. */
export interface ImpactConstants {
  readonly weeksPerYear: number;
  readonly co2PoundsPerGallon: number;
  readonly milesPerGallon: number;
  readonly pricePerGallon: number;
  readonly pricePerKwh: number;
  readonly kwhPerMile: number;
  readonly treesPerTon: number;
  readonly poundsPerTon: number;
}

/** What the visitor entered. */
export interface ImpactInput {
  readonly milesPerWeek: number;
  readonly multiplier: number;
  readonly years: number;
}

/** Pounds of CO2, gallons of fuel, amounts of money, trees. */
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
  const miles = input.milesPerWeek * constants.weeksPerYear * input.years * input.multiplier;
  const fuelSaved = miles / constants.milesPerGallon;
  const co2Saved = fuelSaved * constants.co2PoundsPerGallon;
  const costSaved = fuelSaved * constants.pricePerGallon;
  const electricCost = miles * constants.kwhPerMile * constants.pricePerKwh;
  const co2Tons = co2Saved / constants.poundsPerTon;
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
