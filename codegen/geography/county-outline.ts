import { clipRings, type DegreeBox, extentOf } from './clip-rings.ts';
import { countyAtlas, ringsOf } from './county-atlas.ts';
import { type Coordinates, type Ring, type Segment, segmentsOf } from './distance.ts';

/** The land of the dealer's counties. The atlas is coarse: a map of most has a few hundred points. */
export interface CountyOutlines {
  /** The rings of each county by census code. Their coast is out at sea, since water is drawn over it. */
  readonly counties: ReadonlyMap<string, readonly Ring[]>;
  /** The coast around them, as far as a map of them may show. */
  readonly land: readonly Ring[];
}

/** How far beyond the counties the coast is kept, in degrees. */
const surroundings = 0.8;

let latest: { readonly key: string; readonly outlines: CountyOutlines } | undefined;

/** The outlines of counties by census code; the latest result is cached. */
export function countyOutlines(codes: readonly string[]): CountyOutlines {
  const key = codes.toSorted().join(' ');
  if (latest?.key !== key) latest = { key, outlines: makeOutlines(new Set(codes)) };
  return latest.outlines;
}

function makeOutlines(codes: ReadonlySet<string>): CountyOutlines {
  if (codes.size === 0) return { counties: new Map(), land: [] };
  const atlas = countyAtlas();
  const chosen = atlas.objects.counties.geometries.filter(({ id }) => codes.has(String(id)));
  const borders = chosen.map((county) => [String(county.id), ringsOf(atlas, county)] as const);
  const box = grow(extentOf(borders.flatMap(([, rings]) => rings).flat()), surroundings);
  const nation = ringsOf(atlas, atlas.objects.nation);
  const isCoast = coastOf(nation, box);
  return {
    counties: new Map(
      borders.map(([code, rings]) => [code, rings.map((ring) => seaward(ring, isCoast))]),
    ),
    land: clipRings(nation, box),
  };
}

/** A county's coast is where its ring coincides with the nation's. */
function coastOf(nation: readonly Ring[], box: DegreeBox): IsCoast {
  const near = nation.flatMap(segmentsOf).filter(([from]) => isIn(box, from));
  const coast = new Set(near.map(keyOf));
  return ([from, to]) => coast.has(keyOf([from, to])) || coast.has(keyOf([to, from]));
}

function keyOf([from, to]: Segment): string {
  return `${from.lat} ${from.lng} ${to.lat} ${to.lng}`;
}

function isIn(box: DegreeBox, { lat, lng }: Coordinates): boolean {
  return lat > box.south && lat < box.north && lng > box.west && lng < box.east;
}

function grow({ south, north, west, east }: DegreeBox, degrees: number): DegreeBox {
  return {
    south: south - degrees,
    north: north + degrees,
    west: west - degrees,
    east: east + degrees,
  };
}

/** How far to move a coast out, in degrees: more than two drawings of one coast differ. */
const reach = 0.009;

/** Whether a segment of a ring is coast. */
type IsCoast = (segment: Segment) => boolean;

/**
 * Moves the coast of a county out to sea, so that a finer coast can be drawn over it without a gap. Each stretch of
 * coast moves as a whole, at a right angle to the line between its ends; other borders stay.
 */
function seaward(ring: Ring, isCoast: IsCoast): Ring {
  const side = area(ring) < 0 ? 1 : -1;
  return stretches(ring, isCoast).flatMap((stretch) => {
    const [from, to] = [stretch[0], stretch.at(-1)];
    if (!from || !to || stretch.length === 1) return stretch;
    const narrow = Math.cos((from.lat * Math.PI) / 180);
    const [east, north] = [(to.lng - from.lng) * narrow, to.lat - from.lat];
    const step = (side * reach) / (Math.hypot(east, north) || 1);
    const moved = stretch.map(({ lat, lng }) => ({
      lat: lat + east * step,
      lng: lng - (north * step) / narrow,
    }));
    return [from, ...moved, to];
  });
}

/** The ring in pieces: points of a border on their own, and each stretch of coast from end to end. */
function stretches(ring: Ring, isCoast: IsCoast): readonly Ring[] {
  const borders = segmentsOf(ring).map((segment) => !isCoast(segment));
  const first = borders.indexOf(true);
  if (first < 0) return [ring.slice(0, 1), ring.slice(1)];
  const pieces: Coordinates[][] = [];
  let isOpen = false;
  for (let count = 1; count <= ring.length; count += 1) {
    const index = (first + count) % ring.length;
    const point = ring[index];
    if (point && isOpen) pieces.at(-1)?.push(point);
    else if (point) pieces.push([point]);
    isOpen = borders[index] === false;
  }
  return pieces;
}

/** Twice the area in square degrees; negative for a clockwise ring. */
function area(ring: Ring): number {
  return segmentsOf(ring).reduce(
    (sum, [from, to]) => sum + from.lng * to.lat - to.lng * from.lat,
    0,
  );
}
