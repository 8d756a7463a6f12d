import type { NounTypes } from '../../../generated/content.ts';
import type { Data } from '../../model/content.ts';
import { leastFigure } from '../../resolve/facts/fact-value.ts';

/** The properties that decide whether a vehicle is picked. */
interface Candidate {
  readonly id: string;
  readonly seats: unknown;
  readonly series: unknown;
  readonly price: number;
  readonly range: number;
}

type Weighed = Pick<NounTypes['vehicle'], 'series' | 'price' | 'specifications'>;

export function candidate(id: string, { specifications, series, price }: Weighed): Candidate {
  return {
    id,
    seats: specifications.seatingCapacity,
    series,
    price: price.usd,
    range: leastFigure(specifications.range) ?? 0,
  };
}

/** For each pick, the cheapest or longest-range vehicle of a seat count or series; none is picked twice. */
export function pickVehicles(picks: readonly Data[], all: readonly Candidate[]): readonly string[] {
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

function isWanted(each: Candidate, { seats = each.seats, series = each.series }: Data): boolean {
  return each.seats === seats && each.series === series;
}
