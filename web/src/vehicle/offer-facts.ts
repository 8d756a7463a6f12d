import { type NamedKey, type SpecificationRow, specificationRows } from './specification-rows.ts';
import type { Vehicle } from './vehicle.ts';
import type { DetailTexts } from './vehicle-detail-props.ts';

/** What buyers ask for after the seats. */
const keyFigures = ['range', 'topSpeed'];

/** The few facts that stand beside the price: seats, key figures, brand. */
export function offerFacts(
  { brand, specifications }: Pick<Vehicle, 'brand' | 'specifications'>,
  names: readonly NamedKey[],
  texts: Pick<DetailTexts, 'seats' | 'brand'>,
): SpecificationRow[] {
  const wanted = [
    { key: 'seatingCapacity', label: texts.seats },
    ...names.filter(({ key }) => keyFigures.includes(key)),
  ];
  const keys = new Set(wanted.map(({ key }) => key));
  const known = Object.entries(specifications).filter(([key]) => keys.has(key));
  return [
    ...specificationRows(Object.fromEntries(known), wanted),
    { label: texts.brand, value: brand },
  ];
}
