import type { Data } from '../model/content.ts';
import type { Specifications } from './declared-specifications.ts';
import { labelOf, placesOf } from './specification-property.ts';

/** The filters of the catalog by what is declared to have one, each by its key. */
export function ownFilters(specifications: Specifications): Readonly<Record<string, Data>> {
  return filtered(specifications, (key, label, isFigure) => [
    key,
    {
      description: `Options of the filter "${label}". Left out, they are made from what the vehicles state.`,
      default: key,
      'x-made': { from: 'specifications' },
      'x-filter': {
        by: isFigure ? 'band' : 'name',
        at: ['specifications', key],
        label: `${key}Label`,
        all: 'allSeats',
      },
      $ref: '#/$defs/ownFilter',
    },
  ]);
}

/** The texts of these filters. */
export function ownFilterTexts(specifications: Specifications): Readonly<Record<string, Data>> {
  return filtered(specifications, (key, label) => [
    `${key}Label`,
    {
      description: `Label of the filter "${label}".`,
      default: label,
      'x-made': { from: 'specifications' },
      $ref: '../copy.schema.json#/$defs/text',
    },
  ]);
}

type Make = (key: string, label: string, isFigure: boolean) => readonly [string, Data];

function filtered({ all, language }: Specifications, make: Make): Readonly<Record<string, Data>> {
  const filters = all.filter((each) => placesOf(each).includes('filter'));
  return Object.fromEntries(
    filters.map((each) => make(each.key, labelOf(each, language), each.says.kind === 'number')),
  );
}
