import { groupsAt, textAt } from '../../model/data.ts';
import { seriesModels } from '../../model/series-models.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';

/** A series without vehicles, which no page shows. */
export const emptySeries: SiteRule = ({ site: { content } }) =>
  content.brands.flatMap(({ id: brand, data, source }) =>
    groupsAt(data, 'series').flatMap((series, position): PlacedFault[] => {
      const id = `${brand}/${textAt(series, 'slug')}`;
      if (seriesModels(id, series, content.vehicles).length > 0) return [];
      const text = {
        code: 'empty-series',
        message: `no vehicle belongs to the series "${textAt(series, 'name')}", so no page shows it`,
        help: `Write "series: ${id}" in the file of a vehicle, or delete the series.`,
      };
      return [{ source, path: ['series', position, 'slug'], text }];
    }),
  );
