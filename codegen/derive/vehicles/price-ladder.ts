/** The properties that decide which rung a vehicle is on, and whether it is the one shown there. */
export interface Priced {
  readonly id: string;
  readonly seats: number | undefined;
  readonly price: number;
}

/** For each number of seats, fewest first, the cheapest vehicle; ids break ties. */
export function priceLadder<Vehicle extends Priced>(
  vehicles: readonly Vehicle[],
): readonly (Vehicle & { readonly seats: number })[] {
  const cheapest = new Map<number, Vehicle & { readonly seats: number }>();
  for (const { seats, ...vehicle } of [...vehicles].sort(compare)) {
    if (seats === undefined || cheapest.has(seats)) continue;
    cheapest.set(seats, { ...(vehicle as Vehicle), seats });
  }
  return [...cheapest.values()].sort((a, b) => a.seats - b.seats);
}

function compare(a: Priced, b: Priced): number {
  return a.price - b.price || (a.id < b.id ? -1 : 1);
}
