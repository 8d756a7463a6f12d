// The addresses of all pages, as the compiler lists them; that none of those published is lost is its own rule.
import { fallbacks, routes } from '../../../generated/routes.ts';
import { counties, templates } from './records.ts';
import type { Town } from './shapes.ts';

export function townPath({ path, county, slug }: Town): string {
  const own = counties.find((each) => each.slug === county);
  return path ?? `${own?.townPath.replace('{slug}', slug)}`;
}

export const vehiclePath = (id: string) => `${templates.vehicle?.path.replace('{id}', id)}`;

/** Pages that answer unknown addresses. */
const missing = fallbacks.filter(({ status }) => status >= 400).map(({ path }) => path);

/** Every address that answers 200, and the canonical address it answers with. */
export const addresses = routes.filter(({ canonical }) => !missing.includes(canonical));

export const canonicals: readonly string[] = [
  ...new Set(addresses.map(({ canonical }) => canonical)),
];

/** Pages that ask search engines to leave them out. */
export const unindexed = addresses
  .filter(({ indexed, alias }) => !indexed && !alias)
  .map(({ path }) => path);

/** Addresses at which nothing exists: a plain one, and one for each place where a record could be. */
export const nowhere = '/no-such-page';
export const noVehicle = vehiclePath('none');
