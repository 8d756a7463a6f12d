import type { NounTypes } from '../../../generated/content.ts';

type Site = Pick<NounTypes['site'], 'departments' | 'locations' | 'mainLocation'>;

/** The id of the location that the dealer says is the main one, or of the only one. */
export function mainLocationId({ mainLocation, locations = {} }: Site): string | undefined {
  const [only, ...others] = Object.keys(locations);
  return mainLocation ?? (others.length === 0 ? only : undefined);
}

/** The departments at a location, by id; those that name none are at the main one. */
export function departmentsAt(id: string, site: Site) {
  const main = mainLocationId(site);
  return Object.entries(site.departments ?? {}).filter(
    ([, { location = main }]) => location === id,
  );
}
