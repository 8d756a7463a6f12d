import type { NounTypes } from '../../generated/content.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Entry } from '../model/content.ts';
import type { LinkedSite } from './rule.ts';

/** A series of a brand, with the vehicles that name it. */
export interface Series {
  readonly entry: Entry;
  /** Where it is written in the file of its brand. */
  readonly path: Path;
  readonly data: NounTypes['series'];
  readonly id: string;
  readonly models: readonly Entry<NounTypes['vehicle']>[];
}

/** All series of all brands. */
export function seriesIn({ site: { content } }: LinkedSite): readonly Series[] {
  const models = content.vehicles.filter(({ source }) => source.noun === 'vehicle');
  const bySeries = Map.groupBy(models, ({ data }) => data.series);
  return content.brands.flatMap((entry) =>
    entry.data.series.map((data, index) => {
      const id = `${entry.id}/${data.slug}`;
      return { entry, path: ['series', index], data, id, models: bySeries.get(id) ?? [] };
    }),
  );
}
