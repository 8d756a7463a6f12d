import type { Rule } from '../../link/rule.ts';
import { valueAt } from '../../model/data.ts';
import { wordAt, wordsAt } from '../../schema/keywords.ts';

const noMapService = {
  message: 'a map is shown here, but content/site.yaml names no map service',
  help: 'Add "map:" with embedUrl, linkUrl and zoom to content/site.yaml.',
};

/** A view that shows a map, which its schema says, needs a map service. */
export const rule: Rule = {
  code: 'missing-map',
  phase: 'error',
  check({ site: { content, schemas }, references }) {
    if (!content.site || valueAt(content.site.data, ['map'])) return [];
    const needsMap = (view = '') =>
      wordsAt(schemas.named(`views/${view}`) ?? {}, 'x-needs').includes('map');
    return references
      .filter(({ schema }) => needsMap(wordAt(schema, 'x-view')))
      .map(({ source, path }) => ({ source, path, text: noMapService }));
  },
};
