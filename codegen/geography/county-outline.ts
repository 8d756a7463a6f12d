import { clipRings, type DegreeBox } from './clip-rings.ts';
import { type CountyAtlas, countyAtlas, ringsOf } from './county-atlas.ts';
import type { Coordinates } from './distance.ts';
import { decodeLine, type Position, simplifyLine } from './line.ts';
import { type Ring, type Segment, segmentsOf } from './ring.ts';
import { type IsShore, seaward } from './seaward.ts';

/** The land of the dealer's counties, with few enough points to draw on every page. */
export interface CountyOutlines {
  /** The rings of each county by census code. Their shore is out at sea, since water is drawn over it. */
  readonly counties: ReadonlyMap<string, readonly Ring[]>;
  /** The shore around them, as far as a map of them may show. */
  readonly land: readonly Ring[];
}

/** The most points for a few counties, and per county for many, since each map shows only those around it. */
const [mostPoints, mostInEach] = [600, 60];
const firstTolerance = 0.0005;
/** In degrees: at this tolerance only the ends of borders are left. */
const lastTolerance = 1;
/** How far beyond the counties the shore is kept, in degrees. */
const surroundings = 0.8;

let latest: { readonly key: string; readonly outlines: CountyOutlines } | undefined;

/** The outlines of counties by census code; the latest result is cached. */
export function countyOutlines(codes: readonly string[]): CountyOutlines {
  const key = codes.toSorted().join(' ');
  if (latest?.key !== key) latest = { key, outlines: makeOutlines(new Set(codes)) };
  return latest.outlines;
}

/** Simplifies lines until few points are left. Shared borders are shared lines, so they stay together. */
function makeOutlines(codes: ReadonlySet<string>): CountyOutlines {
  if (codes.size === 0) return { counties: new Map(), land: [] };
  const { transform, ...atlas } = countyAtlas();
  const lines = transform ? atlas.arcs.map((arc) => decodeLine(arc, transform)) : atlas.arcs;
  const box = boxAround([...countiesIn({ ...atlas, arcs: lines }, codes).values()].flat(2));
  const nearLines = lines.map((line) => line.some((position) => isIn(box, position)));
  const most = Math.max(mostPoints, mostInEach * codes.size);
  for (let tolerance = firstTolerance; ; tolerance *= 2) {
    const arcs = lines.map((line, index) =>
      nearLines[index] ? simplifyLine(line, tolerance) : line,
    );
    const topology = { ...atlas, arcs };
    const nation = ringsOf(topology, atlas.objects.nation);
    const land = clipRings(nation, box);
    const isShore = shoreOf(nation, box);
    const counties = new Map(
      [...countiesIn(topology, codes)].map(([code, rings]) => [
        code,
        rings.map((ring) => seaward(ring, isShore)),
      ]),
    );
    const outlines = { counties, land };
    if (countPoints(outlines) <= most || tolerance > lastTolerance) return outlines;
  }
}

function countiesIn(topology: CountyAtlas, codes: ReadonlySet<string>) {
  const chosen = topology.objects.counties.geometries.filter(({ id }) => codes.has(String(id)));
  return new Map(chosen.map((county) => [String(county.id), ringsOf(topology, county)]));
}

/** A county's shore is where its ring coincides with the nation's. */
function shoreOf(nation: readonly Ring[], box: DegreeBox): IsShore {
  const near = nation.flatMap(segmentsOf).filter(([{ lng, lat }]) => isIn(box, [lng, lat]));
  const shore = new Set(near.map(keyOf));
  return ([from, to]) => shore.has(keyOf([from, to])) || shore.has(keyOf([to, from]));
}

function keyOf([from, to]: Segment): string {
  return `${from.lat} ${from.lng} ${to.lat} ${to.lng}`;
}

function isIn(box: DegreeBox, [lng = 0, lat = 0]: Position): boolean {
  return lat > box.south && lat < box.north && lng > box.west && lng < box.east;
}

function boxAround(points: readonly Coordinates[]): DegreeBox {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    south: Math.min(...lats) - surroundings,
    north: Math.max(...lats) + surroundings,
    west: Math.min(...lngs) - surroundings,
    east: Math.max(...lngs) + surroundings,
  };
}

function countPoints({ counties, land }: CountyOutlines): number {
  const rings = [...counties.values(), land].flat();
  return rings.reduce((sum, ring) => sum + ring.length, 0);
}
