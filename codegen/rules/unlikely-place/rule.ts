import { fixing } from '../../diagnostics/fixes.ts';
import { milesOutside } from '../../geography/county-land.ts';
import type { Annotated } from '../../link/annotated.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { isRecord, optionalText } from '../../model/data.ts';
import type { Gazetteer } from '../../site/gazetteer.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { FileEdit } from '../../text/edit.ts';

/**
 * Points (`x-point` in the schema) that cannot be meant: latitude and longitude swapped, a minus sign lost, a town outside
 * its county.
 */
export const rule: Rule = {
  code: 'unlikely-place',
  phase: 'doubt',
  check(index) {
    const landOf = createLands(index.site.gazetteer);
    const points = index.annotated('x-point').flatMap(pointAt);
    const middle = {
      lat: median(points.map(({ lat }) => lat)),
      lng: median(points.map(({ lng }) => lng)),
    };
    const isSure = points.filter((point) => isNear(point, middle)).length >= fewPoints;
    return points.flatMap((point) => {
      const slip = points.length < fewPoints ? undefined : slipFinding(point, middle, isSure);
      return slip ?? outsideFinding(point, index, landOf) ?? [];
    });
  },
};

/** A value with its coordinates. */
interface Point extends Annotated<'x-point'> {
  readonly lat: number;
  readonly lng: number;
}

function pointAt(place: Annotated<'x-point'>): Point[] {
  if (!isRecord(place.value)) return [];
  const { lat, lng } = place.value;
  return typeof lat === 'number' && typeof lng === 'number' ? [{ ...place, lat, lng }] : [];
}

/** This many points show where the dealer is. */
const fewPoints = 3;
/** In degrees: no region that a dealer serves is wider. */
const widest = 10;

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

type Degrees = Pick<Point, 'lat' | 'lng'>;

function isNear(one: Degrees, other: Degrees): boolean {
  return Math.abs(one.lat - other.lat) < widest && Math.abs(one.lng - other.lng) < widest;
}

/** The point that was probably meant, if it is near the others. */
function slipFinding(point: Point, middle: Degrees, isSure: boolean): RuleFinding[] | undefined {
  if (isNear(point, middle)) return undefined;
  const { lat, lng, path: at, entry } = point;
  const finding = (key: string, message: string, edits: readonly FileEdit[]): RuleFinding[] => {
    const path = [...at, key];
    return [{ source: entry.source, path, message, ...fixing(isSure, ...edits) }];
  };
  const [latText, lngText] = [written(point, 'lat'), written(point, 'lng')];
  if (isNear({ lat: lng, lng: lat }, middle)) {
    const edits = [replaced(point, 'lat', lngText), replaced(point, 'lng', latText)];
    return finding('lat', 'latitude and longitude are swapped here', edits);
  }
  const [key, word] = isNear({ lat, lng: -lng }, middle) ? ['lng', lngText] : ['lat', latText];
  if (key === 'lat' && !isNear({ lat: -lat, lng }, middle)) return undefined;
  const isLost = !word.startsWith('-');
  const other = isLost ? `-${word}` : word.slice(1);
  const message = `${word} is on the other side of the globe; ${other} is near the other places`;
  return finding(key, message, [replaced(point, key, other)]);
}

function written({ entry: { source }, path: at }: Point, key: string): string {
  const { start, end } = source.locate([...at, key]);
  return source.text.slice(start, end);
}

function replaced({ entry: { source }, path: at }: Point, key: string, text: string): FileEdit {
  const { start, end } = source.locate([...at, key]);
  return { file: source.file, start, end, text };
}

/** Looks up the land of each county once: many towns are in one. */
function createLands({ countyLand }: Gazetteer): Gazetteer['countyLand'] {
  const known = new Map<string, ReturnType<typeof countyLand>>();
  return (code) => {
    const land = known.get(code) ?? countyLand(code);
    known.set(code, land);
    return land;
  };
}

/** The outlines are rough: a town at the border may be this far beyond it. */
const tolerance = 3;
/** Nothing is so many miles outside its county. */
const elsewhere = 100;

/**
 * A point outside the land of the record that its annotation names: the one at the key `inside`, or its own record, whose
 * census code is at the key `outline`.
 */
function outsideFinding(
  { entry, path, lat, lng, says }: Point,
  { find }: SiteIndex,
  landOf: Gazetteer['countyLand'],
): RuleFinding[] | undefined {
  const { inside, outline } = says;
  if (inside === undefined || outline === undefined) return undefined;
  const { noun } = entry.source;
  const region = inside === noun ? entry.data : find(inside, String(entry.data[inside]));
  const code = region && optionalText(region, outline);
  const land = code === undefined ? [] : landOf(code);
  const miles = land.length > 0 ? milesOutside({ lat, lng }, land) : 0;
  if (miles <= tolerance) return undefined;
  const message = `this point is ${Math.round(miles)} miles outside ${String(region?.name)}`;
  const help = `Compare both figures with a map. If the ${noun} is in another ${inside}, correct the ${inside}.`;
  // A town may be at the border; nobody has a town in another part of the country.
  const phase = miles > elsewhere ? 'costly' : 'doubt';
  return [{ source: entry.source, path, phase, message, help }];
}
