import type { NounTypes } from '../../generated/content.ts';
import type { Entry } from './content.ts';

const numeric = new Intl.Collator('en', { numeric: true });

/**
 * The ids of the models that a series shows: those it lists, in its order, then every other vehicle that names the
 * series, by id. Only what the series omits is left out.
 */
export function seriesModels(
  id: string,
  { models: listed = [], omits = [] }: Pick<NounTypes['series'], 'models' | 'omits'>,
  vehicles: readonly Entry<NounTypes['vehicle']>[],
): string[] {
  const kept = new Set([...listed, ...omits]);
  const others = vehicles.filter(
    ({ id: vehicle, data }) => data.series === id && !kept.has(vehicle),
  );
  return [...listed, ...others.map((vehicle) => vehicle.id).sort(numeric.compare)];
}
