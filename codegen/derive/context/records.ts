import type { County, FactSheet, Policy, Rentals, Town } from '../../../generated/content.ts';
import type { WithId } from '../../contract/records.ts';
import type { Content, Entry } from '../../model/content.ts';
import { unwatched, type Watcher } from './watcher.ts';

/** A town, by its schema. */
export type TownRecord = WithId<Town>;

/** Typed records, which the renderer and the server also get. Pages and views are made from them. */
export interface SiteRecords {
  readonly towns: readonly TownRecord[];
  readonly counties: readonly WithId<County>[];
  readonly policies: readonly WithId<Policy>[];
  /** The rental plans, if there are any. */
  readonly rentals: Rentals | undefined;
  /** All other pricing, by the name of its file. */
  readonly priceSheets: Readonly<Record<string, FactSheet>>;
}

/** The records of a site, with the types generated from their schemas. */
export function siteRecords(
  { towns, counties, policies, pricing }: Content,
  { extend }: Watcher = unwatched,
): SiteRecords {
  const withId = <Written>({ id, data }: Entry) => extend(data, { id }) as WithId<Written>;
  const sheets = pricing.filter(({ id }) => id !== 'rentals');
  const rentals = pricing.find(({ id }) => id === 'rentals');
  return {
    towns: towns.map(withId<Town>),
    counties: counties.map(withId<County>),
    policies: policies.map(withId<Policy>),
    rentals: rentals && asChecked<Rentals>(rentals),
    priceSheets: Object.fromEntries(sheets.map((sheet) => [sheet.id, asChecked<FactSheet>(sheet)])),
  };
}

/** The cast is safe: the data matches the schema that the type is generated from. */
function asChecked<Written>({ data }: Entry): Written {
  return data as Written;
}
