import { feature } from 'topojson-client';
import { countyAtlas } from './county-atlas.ts';

/** Closed lines around the land of a county, as longitudes and latitudes in degrees. */
export type CountyShape = readonly (readonly (readonly [lng: number, lat: number])[])[];

/** The land of a county by its census code; empty if there is no such county. */
export function countyShape(code: string): CountyShape {
  const atlas = countyAtlas();
  const county = atlas.objects.counties.geometries.find(({ id }) => id === code);
  if (!county) return [];
  const found = feature(atlas, county);
  const geometry = found.type === 'Feature' ? found.geometry : undefined;
  const polygons =
    geometry?.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry?.type === 'Polygon'
        ? [geometry.coordinates]
        : [];
  return polygons
    .flat()
    .map((ring) => ring.map(([lng = 0, lat = 0]) => [rounded(lng), rounded(lat)]));
}

/** A ten-thousandth of a degree is about ten meters. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

const milesPerDegree = 69;

/** How many miles a point is outside the shape; 0 inside it. */
export function milesOutside(shape: CountyShape, lng: number, lat: number): number {
  if (isWithin(shape, lng, lat)) return 0;
  const width = Math.cos((lat * Math.PI) / 180);
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of shape) {
    let [fromX, fromY] = [Number.POSITIVE_INFINITY, 0];
    for (const [pointLng, pointLat] of ring) {
      const [toX, toY] = [(pointLng - lng) * width, pointLat - lat];
      if (fromX !== Number.POSITIVE_INFINITY)
        nearest = Math.min(nearest, squaredDistance(fromX, fromY, toX, toY));
      [fromX, fromY] = [toX, toY];
    }
  }
  return Math.sqrt(nearest) * milesPerDegree;
}

/** Whether a line from the point to the east crosses the border an odd number of times. */
function isWithin(shape: CountyShape, lng: number, lat: number): boolean {
  let isInside = false;
  for (const ring of shape) {
    let from = ring[0];
    for (const to of ring) {
      if (from && from[1] > lat !== to[1] > lat) {
        const share = (lat - from[1]) / (to[1] - from[1]);
        if (from[0] + share * (to[0] - from[0]) > lng) isInside = !isInside;
      }
      from = to;
    }
  }
  return isInside;
}

/** The squared distance from the origin to a segment. */
function squaredDistance(fromX: number, fromY: number, toX: number, toY: number): number {
  const [stepX, stepY] = [toX - fromX, toY - fromY];
  const length = stepX * stepX + stepY * stepY;
  const share = length && Math.min(1, Math.max(0, -(fromX * stepX + fromY * stepY) / length));
  const [x, y] = [fromX + share * stepX, fromY + share * stepY];
  return x * x + y * y;
}
