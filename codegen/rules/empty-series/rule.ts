import type { Rule, RuleFinding } from '../../link/rule.ts';
import { seriesIn } from '../../link/series.ts';

/** A series that no vehicle names, so that no page shows it. */
export const rule: Rule = {
  code: 'empty-series',
  phase: 'doubt',
  check: (site) =>
    seriesIn(site).flatMap(({ entry, path, data, id, models }): RuleFinding[] => {
      const isShown = models.some((model) => !data.omits?.includes(model.id));
      if (isShown || (data.models?.length ?? 0) > 0) return [];
      const text = {
        message: `no vehicle belongs to the series "${data.name}", so no page shows it`,
        help: `Write "series: ${id}" in the file of a vehicle, or delete the series.`,
      };
      return [{ source: entry.source, path: [...path, 'slug'], ...text }];
    }),
};
