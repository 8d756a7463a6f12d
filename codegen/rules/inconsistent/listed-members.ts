import type { Finding } from '../../diagnostics/finding.ts';
import type { LinkedSite } from '../../link/rule.ts';
import { seriesIn } from '../../link/series.ts';
import type { Stray } from './strays.ts';

/** A vehicle that a series lists names that series. One whose own key is wrong is reported there. */
export function listedMembers(site: LinkedSite, strays: readonly Stray[]): readonly Finding[] {
  const wrong = new Set(strays.map(({ entry }) => entry.data));
  return seriesIn(site).flatMap(({ entry: { source }, path, data, id: own }) =>
    (['models', 'omits'] as const).flatMap((list) =>
      (data[list] ?? []).flatMap((id, place) => {
        const model = site.find('vehicle', id);
        if (!model || wrong.has(model) || model.series === own) return [];
        const { series } = model;
        const said = series === undefined ? 'names no series' : `says "${series}"`;
        const message = `the model "${id}" is not of the series "${own}": its file ${said}`;
        return [{ source, path: [...path, list, place], message }];
      }),
    ),
  );
}
