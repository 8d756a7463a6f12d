import type { Finding, Rule } from '../../link/rule.ts';
import { groupsAt, textAt } from '../../model/data.ts';
import { seriesModels } from '../../model/series-models.ts';

/** A series without vehicles, which no page shows. */
export const rule: Rule = {
  code: 'empty-series',
  phase: 'doubt',
  check: ({ site: { content } }) =>
    content.brands.flatMap(({ id: brand, data, source }) =>
      groupsAt(data, 'series').flatMap((series, position): Finding[] => {
        const id = `${brand}/${textAt(series, 'slug')}`;
        if (seriesModels(id, series, content.vehicles).length > 0) return [];
        const text = {
          message: `no vehicle belongs to the series "${textAt(series, 'name')}", so no page shows it`,
          help: `Write "series: ${id}" in the file of a vehicle, or delete the series.`,
        };
        return [{ source, path: ['series', position, 'slug'], text }];
      }),
    ),
};
