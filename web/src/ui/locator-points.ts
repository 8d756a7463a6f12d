/** A place on the globe, in degrees. */
interface Place {
  name: string;
  coordinates: { lat: number; lng: number };
}

type Side = 'start' | 'end';

interface Dot {
  name: string;
  x: number;
  y: number;
}

/** A neighbour on the drawing; without a side there is no room for its label. */
export interface LocatorPoint extends Dot {
  side?: Side;
}

/** What the drawing shows around its middle. */
export interface LocatorPlan {
  points: readonly LocatorPoint[];
  /** Baseline of the middle's own label: below the place, or above it where a dot is in the way. */
  labelY: number;
}

/** Units of the drawing. */
export const locatorSize = { width: 440, height: 330 } as const;

/** The middle of the drawing, where the place itself stands. */
export const locatorMiddle = { x: locatorSize.width / 2, y: locatorSize.height / 2 } as const;

/** How far a label stands from its dot. */
export const labelGap = 10;

const reach = 138;
const letter = { width: 8, height: 20 };
const dotRadius = 6;
const margin = 6;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Places the neighbours around the middle, true to direction, the farther the farther out. */
export function planLocator(middle: Place, neighbors: readonly Place[]): LocatorPlan {
  const dots = project(middle.coordinates, neighbors);
  const dotBoxes = dots.map(({ x, y }) => boxAround(x, y, { width: dotRadius, height: dotRadius }));
  const baselines = [locatorMiddle.y + 28, locatorMiddle.y - 17];
  const isClear = (y: number) => isFree(middleBox(middle.name, y), dotBoxes);
  const labelY = baselines.find(isClear) ?? locatorMiddle.y + 28;

  const taken = [middleBox(middle.name, labelY), ...dotBoxes];
  const points = dots.map((dot) => {
    const sides: readonly Side[] = dot.x < locatorMiddle.x ? ['end', 'start'] : ['start', 'end'];
    const side = sides.find((each) => isFree(labelBox(dot, each), taken));
    if (!side) return dot;
    taken.push(labelBox(dot, side));
    return { ...dot, side };
  });
  return { points, labelY };
}

/** Radius of a share of the farthest distance; the near is spread so that it does not crowd. */
export function radiusAt(share: number): number {
  return Math.round(reach * Math.sqrt(share));
}

function project({ lat, lng }: Place['coordinates'], places: readonly Place[]): readonly Dot[] {
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const shrink = Math.cos((lat * Math.PI) / 180);
  const offsets = places.map(({ name, coordinates }) => {
    const east = (coordinates.lng - lng) * shrink;
    const south = lat - coordinates.lat;
    return { name, east, south, distance: Math.hypot(east, south) };
  });
  const farthest = Math.max(...offsets.map(({ distance }) => distance));
  return offsets.map(({ name, east, south, distance }) => {
    const scale = distance === 0 ? 0 : radiusAt(distance / farthest) / distance;
    const x = Math.round(locatorMiddle.x + east * scale);
    return { name, x, y: Math.round(locatorMiddle.y + south * scale) };
  });
}

function boxAround(x: number, y: number, half: { width: number; height: number }): Box {
  return {
    left: x - half.width,
    right: x + half.width,
    top: y - half.height,
    bottom: y + half.height,
  };
}

function middleBox(name: string, baseline: number): Box {
  const half = { width: (name.length * letter.width) / 2, height: letter.height / 2 };
  return boxAround(locatorMiddle.x, baseline - 5, half);
}

function labelBox({ name, x, y }: Dot, side: Side): Box {
  const half = { width: (name.length * letter.width) / 2, height: letter.height / 2 };
  const away = labelGap + half.width;
  return boxAround(side === 'start' ? x + away : x - away, y, half);
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const isInside = box.left >= margin && box.right <= locatorSize.width - margin;
  return isInside && !taken.some((other) => meet(box, other));
}

function meet(one: Box, other: Box): boolean {
  const isBeside = one.right < other.left || other.right < one.left;
  const isOver = one.bottom < other.top || other.bottom < one.top;
  return !isBeside && !isOver;
}
