import type { ViewName } from '../../derive/views/views.ts';
import type { Rule } from '../../link/rule.ts';
import { valueAt } from '../../model/data.ts';
import { homeOf } from '../../model/inner-nouns.ts';
import { annotationsOf, viewOf } from '../../schema/annotations.ts';

const noMapService = {
  message: 'a map is shown here, but content/site.yaml names no map service',
  help: 'Add "map:" with embedUrl, linkUrl and zoom to content/site.yaml.',
  atField: 'There is a map here, but the site names no map service.',
};

function noPoint(noun: string) {
  return {
    message: `a map is shown here, but it is not known where this ${noun} is`,
    help: `Add "coordinates:" with lat and lng to the ${noun} in content/${homeOf(noun)}.yaml.`,
    atField: `There is a map here, but it is not known where this ${noun} is. Give the ${noun} its coordinates.`,
  };
}

/** Views that show a map. */
const maps: readonly (string | undefined)[] = ['place-map', 'town-profile'] satisfies ViewName[];

/** A view that shows a map needs a map service and a place that is known. */
export const rule: Rule = {
  code: 'missing-map',
  phase: 'error',
  check(index) {
    const { content } = index.site;
    const hasService = !content.site || valueAt(content.site.data, ['map']) !== undefined;
    return index.references
      .filter(({ schema }) => maps.includes(viewOf(annotationsOf(schema))?.name))
      .flatMap(({ source, path, value }) => {
        if (!hasService) return [{ source, path, ...noMapService }];
        const [noun = '', id = ''] = String(value).split(/:(.*)/s);
        const place = index.find(noun, id);
        return place && !place.coordinates ? [{ source, path, ...noPoint(noun) }] : [];
      });
  },
};
