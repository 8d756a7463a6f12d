import type { NounTypes } from '../../../generated/content.ts';
import type { Ring } from '../../geography/ring.ts';

const latest = new WeakMap<object, readonly Ring[]>();

/** The outlines of land in the dealer's content; parsed once. */
export function coastOf(coast: NounTypes['coast']): readonly Ring[] {
  const known = latest.get(coast);
  if (known) return known;
  const rings = coast.rings.map(readRing);
  latest.set(coast, rings);
  return rings;
}

/** The first pair is a position in thousandths of a degree; the others are relative. */
function readRing(text: string): Ring {
  const figures = text.split(' ').map(Number);
  let [lng, lat] = [0, 0];
  return Array.from({ length: figures.length / 2 }, (_, index) => {
    lng += figures[2 * index] ?? 0;
    lat += figures[2 * index + 1] ?? 0;
    return { lat: lat / 1000, lng: lng / 1000 };
  });
}
