import type { Edit, Path } from '../../diagnostics/diagnostic.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import { milesOutside } from '../../geography/county-land.ts';
import type { Ring } from '../../geography/ring.ts';
import type { Finding, Rule } from '../../link/rule.ts';
import type { Data, Entry } from '../../model/content.ts';
import { groupAt, isRecord, optionalText } from '../../model/data.ts';
import type { Site } from '../../site/site.ts';

/** Coordinates that cannot be meant: latitude and longitude swapped, a minus sign lost, a town outside its county. */
export const rule: Rule = {
  code: 'unlikely-place',
  phase: 'doubt',
  check({ site }) {
    const points = pointsOf(site);
    const middle = {
      lat: median(points.map(({ lat }) => lat)),
      lng: median(points.map(({ lng }) => lng)),
    };
    const outside = createOutside(site);
    const isSure = points.filter((point) => isNear(point, middle)).length >= fewPoints;
    return points.flatMap((point) => {
      const slip = points.length < fewPoints ? undefined : slipFault(point, middle, isSure);
      return slip ?? outside(point) ?? [];
    });
  },
};

interface Point {
  readonly entry: Entry;
  /** The path of its coordinates. */
  readonly at: Path;
  readonly lat: number;
  readonly lng: number;
  /** The county it is in. */
  readonly county?: string;
}

function pointsOf({ content }: Site): Point[] {
  const point = (entry: Entry, data: Data, at: Path, county?: string): Point[] => {
    const { lat, lng } = groupAt(data, 'coordinates');
    if (typeof lat !== 'number' || typeof lng !== 'number') return [];
    return [{ entry, at: [...at, 'coordinates'], lat, lng, ...(county && { county }) }];
  };
  const locations = Object.entries(groupAt(content.site?.data ?? {}, 'locations'));
  return [
    ...content.towns.flatMap((town) => point(town, town.data, [], String(town.data.county))),
    ...content.counties.flatMap((county) => point(county, county.data, [], county.id)),
    ...locations.flatMap(([id, data]) =>
      content.site && isRecord(data) ? point(content.site, data, ['locations', id]) : [],
    ),
  ];
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
function slipFault(point: Point, middle: Degrees, isSure: boolean): Finding[] | undefined {
  if (isNear(point, middle)) return undefined;
  const { lat, lng, at, entry } = point;
  const text = {};
  const fault = (key: string, message: string, edits: readonly Edit[]): Finding[] => {
    const path = [...at, key];
    return [
      { source: entry.source, path, text: { ...text, message, ...fixing(isSure, ...edits) } },
    ];
  };
  const [latText, lngText] = [written(point, 'lat'), written(point, 'lng')];
  if (isNear({ lat: lng, lng: lat }, middle)) {
    const edits = [replaced(point, 'lat', lngText), replaced(point, 'lng', latText)];
    return fault('lat', 'latitude and longitude are swapped here', edits);
  }
  const [key, word] = isNear({ lat, lng: -lng }, middle) ? ['lng', lngText] : ['lat', latText];
  if (key === 'lat' && !isNear({ lat: -lat, lng }, middle)) return undefined;
  const isLost = !word.startsWith('-');
  const other = isLost ? `-${word}` : word.slice(1);
  const message = `${word} is on the other side of the globe; ${other} is near the other places`;
  return fault(key, message, [replaced(point, key, other)]);
}

function written({ entry: { source }, at }: Point, key: string): string {
  const { start, end } = source.locate([...at, key]);
  return source.text.slice(start, end);
}

function replaced({ entry: { source }, at }: Point, key: string, text: string): Edit {
  const { start, end } = source.locate([...at, key]);
  return { file: source.file, start, end, text };
}

/** The outlines are rough: a town at the border may be this far beyond it. */
const tolerance = 3;

/** Compares points with the land of their counties; the outlines are computed once. */
function createOutside(site: Site): (point: Point) => Finding[] | undefined {
  const lands = new Map<string, readonly Ring[]>();
  for (const { id, data } of site.content.counties) {
    const code = optionalText(data, 'fips');
    if (code) lands.set(id, site.gazetteer.countyLand(code));
  }
  return ({ entry, at, lat, lng, county = '' }) => {
    const land = lands.get(county) ?? [];
    const miles = land.length > 0 ? milesOutside({ lat, lng }, land) : 0;
    if (miles <= tolerance) return undefined;
    const { data } = site.content.counties.find(({ id }) => id === county) ?? entry;
    const message = `this point is ${Math.round(miles)} miles outside ${String(data.name)}`;
    const help =
      'Compare both figures with a map. If the town is in another county, correct the county.';
    return [{ source: entry.source, path: at, text: { message, help } }];
  };
}
