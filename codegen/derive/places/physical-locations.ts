import type { Data } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';

/** The locations of the dealer that visitors can drive to. */
export function physicalLocations(site: Data): readonly Data[] {
  const locations = groupAt(site, 'locations');
  return Object.keys(locations)
    .map((id) => groupAt(locations, id))
    .filter(({ type }) => type === 'physical');
}
