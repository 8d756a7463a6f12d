import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { placeLabels } from '../domain/delivery.ts';
import { acceptedQuery, isUnasked } from './read-number.ts';
import { townIn } from './rental-input.ts';

type RoadCheck = Pick<SectionProps['road-check'], 'vehicles' | 'places' | 'example'>;

/** What an address asks about, or the example: a vehicle, a town, or both. */
export interface AskedRoad {
  readonly vehicle: RoadCheck['vehicles']['vehicles'][number] | undefined;
  readonly place: NonNullable<RoadCheck['places']>[number] | undefined;
  readonly isExample: boolean;
  /** What the field of the town holds. */
  readonly town: string;
  /** True if it names a vehicle or a town that is not there. */
  readonly isUnknown: { readonly vehicle: boolean; readonly town: boolean };
}

/** Reads vehicle and town from a query; what is not known is as good as not asked, unless beside something else. */
export function readRoad(query: URLSearchParams, check: RoadCheck): AskedRoad {
  const { vehicles, places = [], example } = check;
  const accepted = acceptedRoad(query, check);
  const isExample = isUnasked(accepted);
  const { vehicle, town } = isExample ? { ...example } : accepted;
  const place = places.find(({ id }) => id === town);
  const isMissing = !isExample && !accepted.vehicle && readQueryValue(query, 'vehicle');
  return {
    vehicle: vehicles.vehicles.find(({ id }) => id === vehicle),
    place,
    town: (place && placeLabels(places).get(place.id)) ?? town ?? '',
    isExample,
    isUnknown: { vehicle: Boolean(isMissing), town: town !== undefined && !place },
  };
}

/** The part of a query that the road check reads. */
export function roadQuery(query: URLSearchParams, check: RoadCheck): string {
  return acceptedQuery(query, acceptedRoad(query, check));
}

function acceptedRoad(query: URLSearchParams, { vehicles, places = [] }: RoadCheck) {
  const asked = readQueryValue(query, 'vehicle');
  return {
    vehicle: vehicles.vehicles.find(({ id }) => id === asked)?.id,
    town: townIn(query, places),
  };
}
