import type { NounTypes } from '../../../generated/content.ts';

/** The locations of the dealer that visitors can drive to. */
export function physicalLocations({
  locations,
}: Pick<NounTypes['site'], 'locations'>): readonly NounTypes['location'][] {
  return Object.values(locations).filter(({ type }) => type === 'physical');
}
