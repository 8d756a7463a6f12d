import type { NounTypes } from '../../../generated/content.ts';
import { wrongNames } from '../../link/names-in-path.ts';
import type { Check, LinkedSite, Rule, RuleFinding } from '../../link/rule.ts';
import { seriesIn } from '../../link/series.ts';
import { type Entry, recordsOf } from '../../model/content.ts';
import { groupsAt } from '../../model/data.ts';
import { innerRows } from '../../model/inner-nouns.ts';

/** Records that refer to each other agree. */
export const rule: Rule = {
  code: 'inconsistent',
  phase: 'error',
  check(site) {
    const outsiders = outsidersIn(site);
    return [
      ...seriesFindings(outsiders),
      ...listedMembers(site, outsiders),
      ...sameNames(site),
      ...mutual(site),
    ];
  },
};

/** No two records of a list in a file have the key that is the name of each. */
const sameNames: Check = ({ site: { content } }) =>
  Object.values(innerRows).flatMap(({ home, below, namedBy }) =>
    below === undefined || namedBy === undefined
      ? []
      : recordsOf(content, home).flatMap((entry) => repeatsIn(entry, below, namedBy)),
  );

function repeatsIn({ data, source }: Entry, list: string, key: string) {
  const names = groupsAt(data, list).map((each) => String(each[key]));
  return names.flatMap((name, position) => {
    if (names.indexOf(name) === position) return [];
    const message = `two ${list} have the ${key} "${name}"`;
    return [{ source, path: [list, position, key], message }];
  });
}

/** The other half of a town that lies in two counties names this one as well. */
const mutual: Check = ({ site: { content }, find }) =>
  content.towns.flatMap(({ id, source, data: { twin } }): RuleFinding[] => {
    const other = twin === undefined ? undefined : find('town', twin);
    if (!other || other.twin === id) return [];
    // What is not there is reported at the other record.
    if (other.twin !== undefined && !find('town', other.twin)) return [];
    return [{ source, path: ['twin'], message: `the twin "${twin}" does not name this town` }];
  });

/** A vehicle that a series lists names that series. One whose own key is wrong is reported there. */
function listedMembers(site: LinkedSite, outsiders: readonly Outsider[]): readonly RuleFinding[] {
  const wrong = new Set(outsiders.map(({ entry }) => entry.data));
  return seriesIn(site).flatMap(({ entry: { source }, path, data, id: own }) =>
    (['models', 'omits'] as const).flatMap((list) =>
      (data[list] ?? []).flatMap((id, position) => {
        const model = site.find('vehicle', id);
        if (!model || wrong.has(model) || model.series === own) return [];
        const { series } = model;
        const words = series === undefined ? 'names no series' : `says "${series}"`;
        const message = `the model "${id}" is not of the series "${own}": its file ${words}`;
        return [{ source, path: [...path, list, position], message }];
      }),
    ),
  );
}

/** A vehicle with a series that is not of its brand, or cannot be judged. */
interface Outsider {
  readonly entry: Entry<NounTypes['vehicle']>;
  readonly message?: string;
}

/** All of them; those without a message are reported elsewhere. */
function outsidersIn({ site: { content }, find }: LinkedSite): readonly Outsider[] {
  return content.vehicles.flatMap((entry): Outsider[] => {
    const { brand, series } = entry.data;
    if (series === undefined) return [];
    const isMisplaced = wrongNames('vehicle', entry).some(({ key }) => key === 'brand');
    if (isMisplaced || !find('series', series)) return [{ entry }];
    if (brand === undefined)
      return [
        { entry, message: `the series "${series}" is of a brand, but this vehicle has none` },
      ];
    if (series.startsWith(`${brand}/`)) return [];
    return [{ entry, message: `the series "${series}" is not one of the brand "${brand}"` }];
  });
}

/** What is words of them. */
function seriesFindings(outsiders: readonly Outsider[]): readonly RuleFinding[] {
  return outsiders.flatMap(({ entry: { source }, message }) =>
    message === undefined ? [] : [{ source, path: ['series'], message }],
  );
}
