import type { Coordinates } from '../../geography/distance.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, numberAt } from '../../model/data.ts';

/** The coordinates of a record. */
export function coordinatesOf(record: Data): Coordinates {
  const coordinates = groupAt(record, 'coordinates');
  return { lat: numberAt(coordinates, 'lat'), lng: numberAt(coordinates, 'lng') };
}
