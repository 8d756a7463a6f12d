import type { NounTypes } from '../../../generated/content.ts';
import { type Band, isInBand } from '../../contract/bands.ts';
import type { Finding, Rule } from '../../link/rule.ts';
import type { Data, Entry } from '../../model/content.ts';
import { groupAt, groupsAt, textAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';
import { vehicleName } from '../../model/vehicle-name.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** Every choice of a filter finds a vehicle, and every vehicle is found by a choice of brand, price and seats. */
export const rule: Rule = {
  code: 'filter-choice',
  phase: 'doubt',
  check: (index) =>
    index.site.pages.flatMap((page) =>
      groupsAt(page.data, 'sections').flatMap((section, position) =>
        'filters' in section ? findingsOf(index, { page, section, position }) : [],
      ),
    ),
};

interface PlacedSection {
  readonly page: Page;
  readonly section: Data;
  readonly position: number;
}

type Vehicle = Entry<NounTypes['vehicle']>;

interface Filter {
  readonly name: string;
  /** Each vehicle should be in one of its choices; of categories, only some are offered. */
  readonly isComplete: boolean;
  finds(vehicle: Vehicle, choice: Data & Band): boolean;
  /** What a vehicle has that no choice finds; undefined if it is not stated. */
  valueOf(vehicle: Vehicle): unknown;
}

function filtersOf({ find }: SiteIndex): readonly Filter[] {
  const nameOf = (noun: string, id: unknown) =>
    String(find(noun, String(id))?.name ?? '').toLowerCase();
  const seatsOf = ({ data }: Vehicle) => data.specifications.seatingCapacity;
  const priceOf = ({ data }: Vehicle) => data.price.money;
  return [
    {
      name: 'brand',
      isComplete: true,
      finds: ({ data }, { label }) => nameOf('brand', data.brand) === String(label).toLowerCase(),
      valueOf: ({ data }) => find('brand', String(data.brand))?.name,
    },
    {
      name: 'category',
      isComplete: false,
      finds: ({ data }, { value }) =>
        nameOf('series', data.series).includes(String(value).toLowerCase()),
      valueOf: () => undefined,
    },
    {
      name: 'price',
      isComplete: true,
      finds: (vehicle, band) => isInBand(priceOf(vehicle), band),
      valueOf: priceOf,
    },
    {
      name: 'seats',
      isComplete: true,
      finds: (vehicle, band) => isInBand(Number(seatsOf(vehicle)), band),
      valueOf: seatsOf,
    },
  ];
}

function findingsOf(index: SiteIndex, { page, section, position }: PlacedSection): Finding[] {
  const vehicles = vehiclesOf(index, textAt(section, 'vehicles'));
  const at = (path: readonly (string | number)[], message: string, help: string): Finding => ({
    source: page.entry.source,
    path: ['sections', position, 'filters', ...path],
    text: { message, help: `${help} ${wayOut}` },
  });
  return filtersOf(index).flatMap((filter) => {
    const choices = groupsAt(groupAt(section, 'filters'), filter.name);
    const empty = choices.flatMap((choice, place) => {
      if (vehicles.some((vehicle) => filter.finds(vehicle, choice))) return [];
      const message = `"${textAt(choice, 'label')}" finds no vehicle`;
      return [at([filter.name, place], message, 'Correct it, or delete it.')];
    });
    if (!filter.isComplete || choices.length === 0) return empty;
    const [lost] = vehicles.filter(
      (each) =>
        filter.valueOf(each) !== undefined && !choices.some((choice) => filter.finds(each, choice)),
    );
    if (!lost) return empty;
    const site = index.site.content.site?.data ?? {};
    const name = vehicleName(index.find('brand', lost.data.brand ?? ''), lost.data, site);
    const message = `no choice of "${filter.name}" finds the ${name}: ${String(filter.valueOf(lost))}`;
    const help =
      filter.name === 'brand'
        ? 'Write "brand: all", which offers every brand there is.'
        : 'Add a choice for it.';
    return [...empty, at([filter.name], message, help)];
  });
}

const wayOut = 'If it is meant, say so in a comment above: # unusual: <the reason>';

function vehiclesOf({ site }: SiteIndex, query: string): readonly Vehicle[] {
  const [owner, id] = query.split(':');
  const key = owner === 'series' ? owner : 'brand';
  return site.content.vehicles.filter(({ data }) => id === undefined || data[key] === id);
}
