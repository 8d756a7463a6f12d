import type { DegreeBox } from '../../geography/clip-rings.ts';
import { type Coordinates, milesPerDegree, milesPerLongitude } from '../../geography/distance.ts';
import type { Point } from '../../geography/line.ts';

/** A projection of an area to a drawing. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly unitsPerMile: number;
  readonly toPoint: (place: Coordinates) => Point;
  readonly toPlace: (point: Point) => Coordinates;
  /** The drawing and a margin: outlines are clipped there, out of sight. */
  readonly box: DegreeBox;
}

/** The limits of a drawing's shape. */
export interface DrawingShape {
  readonly width: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  /** The least number of miles to show. */
  readonly minMiles: number;
  /** The margin around the outermost places, in units. */
  readonly margin: number;
}

/** Fits a drawing around places. Latitude and longitude become the axes of the drawing. */
export function projectionAround(places: readonly Coordinates[], shape: DrawingShape): Projection {
  const [lat, lng] = [rangeOf(places.map((at) => at.lat)), rangeOf(places.map((at) => at.lng))];
  const milesWide = Math.max(lng.size * milesPerLongitude(lat.middle), shape.minMiles);
  const milesHigh = Math.max(lat.size * milesPerDegree, shape.minMiles);
  const inner = (size: number) => size - 2 * shape.margin;
  const unitsPerMile = Math.min(inner(shape.width) / milesWide, inner(shape.maxHeight) / milesHigh);
  const height = Math.max(shape.minHeight, Math.round(milesHigh * unitsPerMile + 2 * shape.margin));
  return project(
    { lat: lat.middle, lng: lng.middle },
    { width: shape.width, height, unitsPerMile },
  );
}

type Scale = Pick<Projection, 'width' | 'height' | 'unitsPerMile'>;

function project(middle: Coordinates, scale: Scale): Projection {
  const { width, height, unitsPerMile } = scale;
  const perLat = milesPerDegree * unitsPerMile;
  const perLng = milesPerLongitude(middle.lat) * unitsPerMile;
  const beyond = { lat: (1.05 * height) / 2 / perLat, lng: (1.05 * width) / 2 / perLng };
  return {
    ...scale,
    toPoint: ({ lat, lng }) => ({
      x: width / 2 + (lng - middle.lng) * perLng,
      y: height / 2 - (lat - middle.lat) * perLat,
    }),
    toPlace: ({ x, y }) => ({
      lat: middle.lat - (y - height / 2) / perLat,
      lng: middle.lng + (x - width / 2) / perLng,
    }),
    box: {
      south: middle.lat - beyond.lat,
      north: middle.lat + beyond.lat,
      west: middle.lng - beyond.lng,
      east: middle.lng + beyond.lng,
    },
  };
}

/** Whether a point is on the drawing, at least `margin` from its edge. */
export function isOnDrawing({ x, y }: Point, sheet: Scale, margin: number): boolean {
  const isAcross = x >= margin && x <= sheet.width - margin;
  return isAcross && y >= margin && y <= sheet.height - margin;
}

/** The least and the greatest of some figures. */
export function rangeOf(figures: readonly number[]) {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const figure of figures) {
    low = Math.min(low, figure);
    high = Math.max(high, figure);
  }
  return { low, high, size: high - low, middle: (low + high) / 2 };
}

/** The SVG transform from one projection's units to those of another. */
export function transformTo(to: Projection, from: Projection): string | undefined {
  if (to === from) return undefined;
  const [start, end] = [
    { x: 0, y: 0 },
    { x: from.width, y: from.height },
  ];
  const [left, right] = [start, end].map((point) => to.toPoint(from.toPlace(point)));
  if (!left || !right) return undefined;
  const [across, down] = [(right.x - left.x) / from.width, (right.y - left.y) / from.height];
  const figures = [across, 0, 0, down, left.x, left.y].map((figure) => Number(figure.toFixed(4)));
  return `matrix(${figures.join(' ')})`;
}
