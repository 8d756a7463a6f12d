import { valueAt } from '../../model/data.ts';
import { wordAt, wordsAt } from '../../schema/keywords.ts';
import type { ValueRule } from '../rule.ts';

const noMapService = {
  code: 'missing-map',
  message: 'a map is shown here, but content/site.yaml names no map service',
  help: 'Add "map:" with embedUrl, linkUrl and zoom to content/site.yaml.',
};

/** A view that shows a map, which its schema says, needs a map service. */
export const places: ValueRule = ({ site: { content, schemas } }) => {
  const needsMap = (view: string) =>
    wordsAt(schemas.named(`views/${view}`) ?? {}, 'x-needs').includes('map');
  return ({ schema }) => {
    const view = wordAt(schema, 'x-view');
    if (view === undefined || !content.site || valueAt(content.site.data, ['map']))
      return undefined;
    return needsMap(view) ? { text: noMapService } : undefined;
  };
};
