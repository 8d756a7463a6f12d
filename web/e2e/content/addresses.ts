// The addresses of all pages, derived from the files a second time, independently of the compiler.

import { counties, pages, policies, templates, towns, vehicles } from './records.ts';
import type { County, Town } from './shapes.ts';

/** An address and the canonical address it answers with. */
interface Address {
  readonly path: string;
  readonly canonical: string;
}

/** Every address of a page leads to its first one. */
function addressesOf([canonical = '', ...aliases]: readonly string[]): Address[] {
  return [canonical, ...new Set(aliases)].map((path) => ({ path, canonical }));
}

function countyOf({ county }: Town): County {
  const found = counties.find(({ slug }) => slug === county);
  if (!found) throw new Error(`no county ${county}`);
  return found;
}

/** The address of a town's page, and its other spellings. */
function townPaths(town: Town): string[] {
  const { townPath, townAliases = [] } = countyOf(town);
  if (town.path) return [town.path];
  return [townPath, ...townAliases].map((path) => path.replace('{slug}', town.slug));
}

export function townPath(town: Town): string {
  return townPaths(town)[0] ?? '';
}

function vehicleAddresses(): Address[] {
  const { path, aliases = [] } = templates.vehicle ?? { path: '' };
  return vehicles.flatMap(({ id, aliases: names = [] }) =>
    addressesOf(
      [id, ...names, ...names.map((name) => name.replace('+', '%2B'))].flatMap((name) =>
        [path, ...aliases].map((pattern) => pattern.replace('{id}', name)),
      ),
    ),
  );
}

export const vehiclePath = (id: string) => `${templates.vehicle?.path.replace('{id}', id)}`;

/** Pages that answer unknown addresses. */
const isFallback = ({ fallbacks = [] }: (typeof pages)[number]) =>
  fallbacks.some(({ status }) => status >= 400);

const ownPages = pages.filter((page) => !isFallback(page));
const ownPaths = new Set(ownPages.map(({ path }) => path));
const countyPaths = counties.map(({ path }) => path).filter((path) => !ownPaths.has(path));

/** Every address that answers 200. */
export const addresses: readonly Address[] = [
  ...[...ownPages, ...policies].flatMap(({ path, aliases = [] }) =>
    addressesOf([path, ...aliases]),
  ),
  ...countyPaths.flatMap((path) => addressesOf([path])),
  ...towns.flatMap((town) => addressesOf(townPaths(town))),
  ...vehicleAddresses(),
];

export const canonicals: readonly string[] = [
  ...new Set(addresses.map(({ canonical }) => canonical)),
];

/** Pages that ask search engines to leave them out. */
export const unindexed = ownPages
  .filter(({ indexed }) => indexed === false)
  .map(({ path }) => path);

/** Addresses at which nothing exists: a plain one, and one for each place where a record could be. */
export const nowhere = '/no-such-page';
export const noVehicle = vehiclePath('none');
