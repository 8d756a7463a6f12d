import type { Records, TownRecord } from './records.ts';

/** A town's rank by population among the listed towns of its county. */
export interface TownRank {
  readonly position: number;
  readonly count: number;
}

/** Orders towns, the most populous first. */
export function byPopulation(one: TownRecord, other: TownRecord): number {
  return other.population - one.population;
}

/** The ranks of all towns; towns of the same size share a rank. */
export function townRanks(towns: readonly TownRecord[]): ReadonlyMap<string, TownRank> {
  const byCounty = Map.groupBy(towns, ({ county }) => county).values();
  return new Map([...byCounty].flatMap(ranksInCounty));
}

function ranksInCounty(towns: readonly TownRecord[]): readonly (readonly [string, TownRank])[] {
  const bySize = towns.toSorted(byPopulation);
  let position = 1;
  return bySize.map(({ id, population }, index) => {
    if (population !== bySize[index - 1]?.population) position = index + 1;
    return [id, { position, count: towns.length }];
  });
}

/** The seats of the counties, those that are listed towns. */
export function countySeats({
  towns,
  counties,
}: Pick<Records, 'towns' | 'counties'>): ReadonlyMap<string, TownRecord> {
  const names = new Map(counties.map(({ id, seat }) => [id, seat]));
  const seats = towns.filter(({ county, name }) => names.get(county) === name);
  return new Map(seats.map((town) => [town.county, town]));
}
