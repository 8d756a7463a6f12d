import type { PrintedFact } from '../../../generated/sections.ts';
import { inOffer } from '../../../generated/specifications.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { formatPrice } from '../domain/quantity.ts';
import type { DetailPartProps, DetailTexts } from './vehicle-texts.ts';

/** A specification and its name. */
interface NamedKey {
  readonly key: string;
  readonly label: string;
}

/** One row of the specifications: its name and its value as printed. */
export interface SpecificationRow {
  readonly label: string;
  readonly value: string;
}

type Specifications = Readonly<Record<string, string | number | undefined>>;

/** What a page holds about prices besides those from the API. */
interface PriceTexts {
  readonly priceOnCall: string;
  readonly priceLabels?: Readonly<Record<string, string>>;
}

/** The price from the API, with the label that the page holds for it; of a vehicle without one, what is said instead. */
export function priceOf(
  { id, price }: Pick<Vehicle, 'id' | 'price'>,
  { priceOnCall, priceLabels }: PriceTexts,
): PrintedFact {
  if (price === undefined) return { text: priceOnCall, label: '', isUnnamed: true };
  return { text: formatPrice(price), label: priceLabels?.[id] ?? '' };
}

/** Every specification as a row: those the page names in their order, then the rest under their usual names. */
export function specificationRows(
  specifications: Specifications,
  names: readonly NamedKey[],
  { readings, names: usual }: Pick<DetailPartProps, 'readings' | 'names'>,
): SpecificationRow[] {
  const named = new Set(names.map(({ key }) => key));
  const rest = Object.keys(specifications)
    .filter((key) => !named.has(key))
    .map((key) => ({ key, label: usual[key] ?? key }));
  const all = [...names, ...rest];
  return namedRows(
    specifications,
    all.map(({ key, label }) => ({ key, label: readings[key]?.label ?? label })),
  );
}

/** The few figures that decide, those with a text of their own last. */
export function offerFacts(
  { specifications }: Pick<Vehicle, 'specifications'>,
  names: readonly NamedKey[],
  texts: DetailTexts,
): SpecificationRow[] {
  const words: Readonly<Record<string, unknown>> = texts;
  const own = inOffer.flatMap(({ key, text }) =>
    text === undefined ? [] : [{ key, label: String(words[text]) }],
  );
  const others = names.filter(({ key }) =>
    inOffer.some((shown) => shown.key === key && shown.text === undefined),
  );
  return namedRows(specifications, [...others, ...own]);
}

/** The names of the deciding figures that a vehicle does not state; a figure with a text of its own is in the pictures. */
export function unstatedNames(
  specifications: Specifications,
  names: readonly NamedKey[],
): string[] {
  const deciding = inOffer.filter(({ key, text }) => !text && specifications[key] === undefined);
  return names.flatMap(({ key, label }) =>
    deciding.some((shown) => shown.key === key) ? [label] : [],
  );
}

/** The rows of the given keys; unknown ones are left out. */
function namedRows(values: Specifications, names: readonly NamedKey[]): SpecificationRow[] {
  return names.flatMap(({ key, label }) => {
    const value = values[key];
    return value === undefined ? [] : [{ label, value: String(value) }];
  });
}
