import type { Comparable } from './comparable.ts';

/** The vehicles most like another: first by series, then by size, then by price. */
export function similarVehicles<Other extends Comparable>(
  one: Comparable,
  all: readonly Other[],
  limit: number,
): readonly Other[] {
  return all
    .filter(({ id }) => id !== one.id)
    .map((other) => ({ other, ranks: ranksOf(one, other) }))
    .sort((a, b) => compareRanks(a.ranks, b.ranks) || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, limit)
    .map(({ other }) => other);
}

/** Smaller is more similar; compared number by number. */
function ranksOf(one: Comparable, other: Comparable): readonly number[] {
  return [
    other.series === one.series ? 0 : 1,
    other.size === one.size ? 0 : 1,
    Math.abs(other.price - one.price),
  ];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((rank, place) => rank !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
