import type { VehiclePicks } from '../../../generated/content.ts';
import { leastFigure } from '../../resolve/facts/fact-value.ts';
import type { VehicleRecord } from '../context/records.ts';

/** The properties that decide whether a vehicle is picked. */
interface Candidate {
  readonly id: string;
  readonly seats: number | undefined;
  readonly series: string | undefined;
  readonly price: number;
  readonly range: number;
}

/** What to pick. */
export type VehiclePick = NonNullable<VehiclePicks['all']>[number];
type Weighed = Pick<VehicleRecord, 'id' | 'series' | 'price' | 'specifications'>;

export function candidate({ id, specifications, series, price }: Weighed): Candidate {
  return {
    id,
    seats: specifications.seatingCapacity,
    series,
    price: price.money,
    range: leastFigure(specifications.range) ?? 0,
  };
}

/** For each pick, the cheapest or longest-range vehicle of a seat count or series; none is picked twice. */
export function pickVehicles(
  picks: readonly VehiclePick[],
  all: readonly Candidate[],
): readonly string[] {
  const picked: string[] = [];
  for (const { by, ...wanted } of picks) {
    const [best] = all
      .filter((each) => isWanted(each, wanted) && !picked.includes(each.id))
      .toSorted((one, other) =>
        by === 'range'
          ? other.range - one.range || one.price - other.price
          : one.price - other.price || other.range - one.range,
      );
    if (best) picked.push(best.id);
  }
  return picked;
}

function isWanted(each: Candidate, { seats, series }: Omit<VehiclePick, 'by'>): boolean {
  const hasSeats = seats === undefined || seats === each.seats;
  return hasSeats && (series === undefined || series === each.series);
}
