/** A point on the globe, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const earthRadiusInMiles = 3958.8;

/** The straight-line distance over the globe in miles, by the haversine formula. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const latitudes = radians(to.lat - from.lat);
  const longitudes = radians(to.lng - from.lng);
  const haversine =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(longitudes / 2) ** 2;
  return 2 * earthRadiusInMiles * Math.asin(Math.sqrt(haversine));
}

/** The miles of a degree of latitude. */
export const milesPerDegree = milesBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 });

/** The miles of a degree of longitude: shorter by the cosine of the latitude. */
export function milesPerLongitude(lat: number): number {
  return milesPerDegree * Math.cos(radians(lat));
}

/** The squared chord through a globe of radius 1 between points so many miles apart. */
export function squaredChord(miles: number): number {
  return (2 * Math.sin(miles / (2 * earthRadiusInMiles))) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A closed line around land; its end connects to its start. */
export type Ring = readonly Coordinates[];

/** A straight part of a ring, from one of its points to the next. */
export type Segment = readonly [from: Coordinates, to: Coordinates];

/** The segments of a ring, the one back to its start among them. */
export function segmentsOf(ring: Ring): readonly Segment[] {
  return ring.map((from, index) => [from, ring[index + 1] ?? ring[0] ?? from]);
}
