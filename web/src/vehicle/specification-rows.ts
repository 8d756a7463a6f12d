import type { Vehicle } from '../api/vehicles.ts';
import type { DetailTexts } from './vehicle-texts.ts';

/** A specification and its name. */
interface NamedKey {
  readonly key: string;
  readonly label: string;
}

/** One row of the specifications: its name and its value as printed. */
interface SpecificationRow {
  readonly label: string;
  readonly value: string;
}

type Specifications = Readonly<Record<string, string | number | undefined>>;

/** Every specification as a row: the named ones in their order, then the rest under their own key. */
export function specificationRows(
  specifications: Specifications,
  names: readonly NamedKey[],
): SpecificationRow[] {
  const named = new Set(names.map(({ key }) => key));
  const rest = Object.keys(specifications)
    .filter((key) => !named.has(key))
    .map((key) => ({ key, label: wordsOf(key) }));
  return namedRows(specifications, [...names, ...rest]);
}

/** `batteryType` as words: `Battery type`. */
function wordsOf(key: string): string {
  const words = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The specifications buyers ask for after the seats. */
const keyFigures = ['range', 'topSpeed'];

/** The few facts beside the price: seats, key figures, brand. */
export function offerFacts(
  { brand, specifications }: Pick<Vehicle, 'brand' | 'specifications'>,
  names: readonly NamedKey[],
  texts: Pick<DetailTexts, 'seats' | 'brand'>,
): SpecificationRow[] {
  const wanted = [
    { key: 'seatingCapacity', label: texts.seats },
    ...names.filter(({ key }) => keyFigures.includes(key)),
  ];
  return [...namedRows(specifications, wanted), { label: texts.brand, value: brand }];
}

/** The rows of the keys named; what is not known is left out. */
function namedRows(values: Specifications, names: readonly NamedKey[]): SpecificationRow[] {
  return names.flatMap(({ key, label }) => {
    const value = values[key];
    return value === undefined ? [] : [{ label, value: String(value) }];
  });
}
