import { clipRings, type DegreeBox, extentOf } from './clip-rings.ts';
import { countyAtlas, ringsOf } from './county-atlas.ts';
import { type Coordinates, type Ring, type Segment, segmentsOf } from './distance.ts';
import { type IsCoast, seaward } from './seaward.ts';

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
