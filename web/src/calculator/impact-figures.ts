import type { Impact } from '../domain/impact.ts';
import { fillText, formatFigure, formatPrice } from '../domain/quantity.ts';

/** Patterns for the units; `{n}` is the figure. */
export interface UnitTexts {
  readonly weight: string;
  readonly tons: string;
  readonly fuel: string;
  readonly trees: string;
}

/** One result as printed; `share` from 0 to 1 is how far it has counted up. */
interface ImpactFigure {
  readonly text: (share: number) => string;
  /** The same result in another unit. */
  readonly second?: string;
}

/** The results in the order they are shown. */
const order = [
  'co2Saved',
  'fuelSaved',
  'costSaved',
  'electricCost',
  'netSavings',
  'treesEquivalent',
] as const;

type FigureName = (typeof order)[number];
export type ImpactFigures = Record<FigureName, ImpactFigure> & { readonly order: typeof order };

/** Weights and trees as whole numbers, tons to two decimals, fuel to one, money without cents. */
export function impactFigures(impact: Impact, units: UnitTexts): ImpactFigures {
  const figure = (value: number, decimals: number, unit: string): ImpactFigure => ({
    text: (share) => fillText(unit, { n: formatFigure(value * share, decimals) }),
  });
  const money = (value: number): ImpactFigure => ({
    text: (share) => formatPrice(value * share),
  });
  return {
    order,
    co2Saved: {
      ...figure(impact.co2Saved, 0, units.weight),
      second: fillText(units.tons, { n: formatFigure(impact.co2Tons, 2) }),
    },
    fuelSaved: figure(impact.fuelSaved, 1, units.fuel),
    costSaved: money(impact.costSaved),
    electricCost: money(impact.electricCost),
    netSavings: money(impact.netSavings),
    treesEquivalent: figure(impact.treesEquivalent, 0, units.trees),
  };
}
