import { leastFigure } from '../../resolve/facts/fact-value.ts';
import { specificationsWith } from '../../schema/vehicle-specifications.ts';
import type { VehicleRecord } from '../context/records.ts';
import type { ViewContext } from '../context/view.ts';
import { priceRank } from './vehicle.ts';

/** The properties by which vehicles are compared. */
export interface Comparable {
  readonly id: string;
  readonly series: string | undefined;
  /** The figure that tells vehicles apart first, which the schema marks: the seats of a vehicle. */
  readonly size: number | undefined;
  /** What it costs; one without a price ranks after all others. */
  readonly price: number;
}

/** Reads them from the record of a vehicle. */
export function comparable(
  vehicle: VehicleRecord,
  context: Pick<ViewContext, 'index'>,
): Comparable {
  const { id, series, specifications } = vehicle;
  const [size] = specificationsWith('size', context.index.site.schemas);
  const values: Readonly<Record<string, unknown>> = specifications;
  const figure = size && leastFigure(values[size[0]]);
  return { id, series, size: figure, price: priceRank(vehicle, context) };
}

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

/** A vehicle on its rung: the cheapest of its size. */
type Rung<Vehicle> = Vehicle & { readonly size: number };

/** The properties that decide which rung a vehicle is on, and whether it is the one shown there. */
type Priced = Pick<Comparable, 'id' | 'size' | 'price'>;

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
