import type { NounTypes } from '../../../generated/content.ts';

type Location = NounTypes['location'];

/** A location that is on the map. */
export type PlacedLocation = Location & Required<Pick<Location, 'coordinates'>>;

/** The locations of the dealer that visitors can drive to, if it is known where they are. */
export function physicalLocations({
  locations,
}: Pick<NounTypes['site'], 'locations'>): readonly PlacedLocation[] {
  return Object.values(locations).filter(
    (location): location is PlacedLocation =>
      location.type === 'physical' && location.coordinates !== undefined,
  );
}
