import type { PrintedFact } from '../../../generated/sections.ts';
import { onCards } from '../../../generated/specifications.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { type ComparedRow, type SortedRows, sortRows } from '../domain/comparison.ts';
import { priceOf } from './vehicle-price.ts';
import type { CardExtras } from './vehicle-texts.ts';

interface RowParts {
  readonly rows: readonly { readonly key: string; readonly label: string }[];
  readonly priceLabel: string;
  readonly extras: CardExtras;
}

/** The figures of vehicles, with those in which they differ separate from the rest. */
export function comparedRows(vehicles: readonly Vehicle[], parts: RowParts): SortedRows {
  const { rows, priceLabel, extras } = parts;
  const price: ComparedRow = {
    label: priceLabel,
    cells: vehicles.map((vehicle) => priceOf(vehicle, extras)),
  };
  const figures = rows.map(({ key, label }) => ({
    label,
    cells: vehicles.map((vehicle) => figureOf(vehicle, key, extras)),
  }));
  return sortRows([price, ...figures]);
}

/** A figure as cards print it, with its label, or as the API returns it. */
function figureOf(vehicle: Vehicle, key: string, extras: CardExtras): PrintedFact | undefined {
  const facts: Readonly<Record<string, PrintedFact | undefined>> =
    extras.cardFacts[vehicle.id] ?? {};
  const name = onCards.find((shown) => shown.key === key)?.text;
  const values: Readonly<Record<string, string | number | undefined>> = vehicle.specifications;
  const value = values[key];
  const onCard = name === undefined ? undefined : facts[name];
  return onCard ?? (value === undefined ? undefined : { text: String(value), label: '' });
}
