import type { DegreeBox } from '../places/clip-rings.ts';
import { type Coordinates, milesBetween } from '../places/distance.ts';

/** A point of the drawing, in its units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A projection of an area to a drawing of fixed width. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly unitsPerMile: number;
  readonly toPoint: (place: Coordinates) => Point;
  /** The drawing and a margin: outlines are clipped there, out of sight. */
  readonly box: DegreeBox;
}

/** The limits of a drawing's shape. */
export interface DrawingShape {
  readonly minHeight: number;
  readonly maxHeight: number;
  /** The least number of miles to show. */
  readonly minMiles: number;
  /** Free units around the outermost places. */
  readonly margin: number;
}

/** Every drawing has this width. */
const drawingWidth = 400;

const milesPerDegree = milesBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 });

/**
 * Fits a drawing around places. Latitude and longitude become the axes of the drawing; a degree of
 * longitude is shorter by the cosine of the latitude in the middle.
 */
export function projectionAround(places: readonly Coordinates[], shape: DrawingShape): Projection {
  const [lat, lng] = [rangeOf(places.map((at) => at.lat)), rangeOf(places.map((at) => at.lng))];
  const perLng = milesPerDegree * Math.cos((lat.middle * Math.PI) / 180);
  const milesWide = Math.max(lng.size * perLng, shape.minMiles);
  const milesHigh = Math.max(lat.size * milesPerDegree, shape.minMiles);
  const inner = (size: number) => size - 2 * shape.margin;
  const unitsPerMile = Math.min(
    inner(drawingWidth) / milesWide,
    inner(shape.maxHeight) / milesHigh,
  );
  const height = Math.max(shape.minHeight, Math.round(milesHigh * unitsPerMile + 2 * shape.margin));
  const beyond = { lat: height / 2, lng: drawingWidth / 2 };
  const toDegrees = {
    lat: 1.05 / (milesPerDegree * unitsPerMile),
    lng: 1.05 / (perLng * unitsPerMile),
  };
  return {
    width: drawingWidth,
    height,
    unitsPerMile,
    toPoint: (place) => ({
      x: drawingWidth / 2 + (place.lng - lng.middle) * perLng * unitsPerMile,
      y: height / 2 - (place.lat - lat.middle) * milesPerDegree * unitsPerMile,
    }),
    box: {
      south: lat.middle - beyond.lat * toDegrees.lat,
      north: lat.middle + beyond.lat * toDegrees.lat,
      west: lng.middle - beyond.lng * toDegrees.lng,
      east: lng.middle + beyond.lng * toDegrees.lng,
    },
  };
}

/** Whether a point is on the drawing, at least `margin` from its edge. */
export function isOnDrawing(
  { x, y }: Point,
  { width, height }: Projection,
  margin: number,
): boolean {
  return x >= margin && x <= width - margin && y >= margin && y <= height - margin;
}

function rangeOf(figures: readonly number[]) {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return { size: high - low, middle: (low + high) / 2 };
}
