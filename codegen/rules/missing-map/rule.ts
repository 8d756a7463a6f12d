import type { Rule } from '../../link/rule.ts';
import { valueAt } from '../../model/data.ts';
import { homeOf } from '../../model/inner-nouns.ts';
import { wordAt, wordsAt } from '../../schema/keywords.ts';

const noMapService = {
  message: 'a map is shown here, but content/site.yaml names no map service',
  help: 'Add "map:" with embedUrl, linkUrl and zoom to content/site.yaml.',
};

function noPoint(noun: string) {
  return {
    message: `a map is shown here, but it is not known where this ${noun} is`,
    help: `Add "coordinates:" with lat and lng to the ${noun} in content/${homeOf(noun)}.yaml.`,
  };
}

/** A view that shows a map, which its schema says, needs a map service and a place that is known. */
export const rule: Rule = {
  code: 'missing-map',
  phase: 'error',
  check(index) {
    const { content, schemas } = index.site;
    const needsMap = (view = '') =>
      wordsAt(schemas.named(`views/${view}`) ?? {}, 'x-needs').includes('map');
    const hasService = !content.site || valueAt(content.site.data, ['map']) !== undefined;
    return index.references
      .filter(({ schema }) => needsMap(wordAt(schema, 'x-view')))
      .flatMap(({ source, path, value }) => {
        if (!hasService) return [{ source, path, ...noMapService }];
        const [noun = '', id = ''] = String(value).split(/:(.*)/s);
        const place = index.find(noun, id);
        return place && !place.coordinates ? [{ source, path, ...noPoint(noun) }] : [];
      });
  },
};
