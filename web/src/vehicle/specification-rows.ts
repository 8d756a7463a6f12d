import { inOffer } from '../../../generated/specifications.ts';
import type { Vehicle } from '../api/vehicles.ts';
import type { DetailPartProps, ReadingNotes } from './vehicle-texts.ts';

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
  return namedRows(specifications, all, readings);
}

/** As many facts as stand beside the price. */
const offered = 3;

/** The few figures that decide, those with a text of their own last; where they are not known, what else is. */
export function offerFacts(
  { specifications }: Pick<Vehicle, 'specifications'>,
  names: readonly NamedKey[],
  { texts, readings }: Pick<DetailPartProps, 'texts' | 'readings'>,
): SpecificationRow[] {
  const words: Readonly<Record<string, unknown>> = texts;
  const own = inOffer.flatMap(({ key, text = '', label }) => {
    const isNamed = !text && names.some((named) => named.key === key);
    const said = isNamed ? undefined : (words[text] ?? label);
    return said === undefined ? [] : [{ key, label: String(said) }];
  });
  const isOffered = (name: NamedKey) => inOffer.some(({ key }) => key === name.key);
  const decide = names.filter(
    (name) => isOffered(name) && !own.some(({ key }) => key === name.key),
  );
  const deciding = namedRows(specifications, [...decide, ...own], readings);
  const others = names.filter((name) => !isOffered(name));
  const room = Math.max(0, offered - deciding.length);
  return [...deciding, ...namedRows(specifications, others, readings).slice(0, room)];
}

/** The rows of the given keys, each with its other readings; unknown ones are left out. */
function namedRows(
  values: Specifications,
  names: readonly NamedKey[],
  readings: ReadingNotes,
): SpecificationRow[] {
  return names.flatMap(({ key, label: name }) => {
    const value = values[key];
    if (value === undefined) return [];
    const { also = [], label = '' } = readings[key] ?? {};
    // Without a word on the others, the label alone says which reading it is.
    return [
      { label: (also.length === 0 && label) || name, value: [String(value), ...also].join(' ') },
    ];
  });
}
