import { decodeLine } from '../../geography/line.ts';
import type { Ring } from '../../geography/ring.ts';
import type { Data } from '../../model/content.ts';
import { textsAt } from '../../model/data.ts';

const latest = new WeakMap<Data, readonly Ring[]>();

/** The outlines of land in the dealer's content; parsed once. */
export function coastOf(coast: Data): readonly Ring[] {
  const known = latest.get(coast);
  if (known) return known;
  const rings = textsAt(coast, 'rings').map(readRing);
  latest.set(coast, rings);
  return rings;
}

/** Steps of a thousandth of a degree, the first from where both are 0. */
const grid = { scale: [0.001, 0.001] as [number, number], translate: [0, 0] as [number, number] };

function readRing(text: string): Ring {
  const figures = text.split(' ').map(Number);
  const steps = Array.from({ length: figures.length / 2 }, (_, index) =>
    figures.slice(2 * index, 2 * index + 2),
  );
  return decodeLine(steps, grid).map(([lng = 0, lat = 0]) => ({ lat, lng }));
}
