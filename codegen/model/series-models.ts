import type { Data, Entry } from './content.ts';
import { textsAt } from './data.ts';

const numeric = new Intl.Collator('en', { numeric: true });

/**
 * The ids of the models that a series shows: those it lists, in its order, then every other vehicle that names the
 * series, by id. Only what the series omits is left out.
 */
export function seriesModels(id: string, series: Data, vehicles: readonly Entry[]): string[] {
  const listed = textsAt(series, 'models');
  const kept = new Set([...listed, ...textsAt(series, 'omits')]);
  const others = vehicles.filter(
    ({ id: vehicle, data }) => data.series === id && !kept.has(vehicle),
  );
  return [...listed, ...others.map((vehicle) => vehicle.id).sort(numeric.compare)];
}
