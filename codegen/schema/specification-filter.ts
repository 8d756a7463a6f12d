import type { Data } from '../model/content.ts';
import { groupAt, isRecord, optionalText, textsAt } from '../model/data.ts';
import type { Specification, Specifications } from './declared-specifications.ts';
import { labelOf, placesOf } from './specification-property.ts';

/** A key that may be declared where that cannot be read. */
export const ofAnyName = { description: 'What is said of one that may be declared.' };

/** The schema of the catalog with the filters by what is declared. */
export function withOwnFilters(schema: Data, specifications: Specifications): Data {
  const filters = filtersIn(specifications);
  const others = specifications.isComplete ? {} : { additionalProperties: ofAnyName };
  const properties = groupAt(schema, 'properties');
  const asks = groupAt(schema, 'x-section');
  const query = textsAt(asks, 'query').map((name) => [name, {}] as const);
  return {
    ...schema,
    'x-section': { ...asks, query: Object.keys(among(query, filters, filterEntry)) },
    properties: {
      ...properties,
      filters: {
        ...withMore(properties.filters, (known) => among(known, filters, filterEntry)),
        ...others,
      },
      texts: {
        ...withMore(properties.texts, (known) => among(known, filters, textEntry)),
        ...others,
      },
    },
  };
}

interface OwnFilter {
  readonly specification: Specification;
  /** Its name in addresses and in content. */
  readonly name: string;
  readonly label: string;
  /** True of what tells vehicles apart first. It stands before the price, for those who ask for it: not every list is so long. */
  readonly isSize: boolean;
}

function filtersIn({ all, language }: Specifications): readonly OwnFilter[] {
  return all.flatMap((specification) => {
    const { key, says } = specification;
    const isSize = says.size === true;
    if (!isSize && !placesOf(specification).includes('filter')) return [];
    const name = optionalText(says, 'called') ?? key;
    return [{ specification, name, label: labelOf(specification, language), isSize }];
  });
}

type Known = readonly (readonly [key: string, schema: unknown])[];

function withMore(group: unknown, add: (known: Known) => Data): Data {
  if (!isRecord(group)) return {};
  return { ...group, properties: add(Object.entries(groupAt(group, 'properties'))) };
}

/** What is known of each filter, with that of more: sizes before the price, and all others at the end. */
function among(
  known: Known,
  filters: readonly OwnFilter[],
  entryOf: (filter: OwnFilter) => readonly [key: string, schema: Data],
): Data {
  const [sizes, others] = [true, false].map((isSize) =>
    filters.filter((each) => each.isSize === isSize).map(entryOf),
  );
  const placed = known.flatMap((each) => [...(/^price/.test(each[0]) ? (sizes ?? []) : []), each]);
  return Object.fromEntries([...placed, ...(others ?? [])]);
}

function filterEntry({ specification, name, label }: OwnFilter): readonly [string, Data] {
  const { key, says } = specification;
  const isMade = placesOf(specification).includes('filter');
  const otherwise = isMade ? 'they are made from what the vehicles state' : 'there is none';
  return [
    name,
    {
      description: `Options of the filter "${label}". Left out, ${otherwise}.`,
      ...(isMade && { default: key, 'x-made': { from: 'specifications' } }),
      'x-filter': {
        by: says.kind === 'number' ? 'band' : 'name',
        at: ['specifications', key],
        label: `${name}Label`,
        all: 'allSeats',
      },
      $ref: '#/$defs/ownFilter',
    },
  ];
}

function textEntry({ name, label }: OwnFilter): readonly [string, Data] {
  return [
    `${name}Label`,
    {
      description: `Label of the filter "${label}".`,
      default: label,
      'x-made': { from: 'specifications' },
      $ref: '../copy.schema.json#/$defs/text',
    },
  ];
}
