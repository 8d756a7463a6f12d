import type { Comparable } from './comparable.ts';

/** A vehicle on its rung: the cheapest of its size. */
type Rung<Vehicle> = Vehicle & { readonly size: number };

/** The properties that decide which rung a vehicle is on, and whether it is the one shown there. */
export type Priced = Pick<Comparable, 'id' | 'size' | 'price'>;

/** For each size, the smallest first, the cheapest vehicle; ids break ties. */
export function priceLadder<Vehicle extends Priced>(
  vehicles: readonly Vehicle[],
): readonly Rung<Vehicle>[] {
  const cheapest = new Map<number, Rung<Vehicle>>();
  for (const vehicle of [...vehicles].sort(compare)) {
    const { size } = vehicle;
    if (size === undefined || cheapest.has(size)) continue;
    cheapest.set(size, { ...vehicle, size });
  }
  return [...cheapest.values()].sort((a, b) => a.size - b.size);
}

function compare(a: Priced, b: Priced): number {
  return a.price - b.price || (a.id < b.id ? -1 : 1);
}
