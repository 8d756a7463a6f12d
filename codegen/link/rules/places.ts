import { missingRecord } from '../missing.ts';
import { isRefused } from '../refused-ids.ts';
import type { ValueRule } from '../rule.ts';

const noMapService = {
  code: 'missing-map',
  message: 'a map is shown here, but content/site.yaml names no map service',
  help: 'Add "map:" with embedUrl, linkUrl and zoom to content/site.yaml.',
};

/** A map shows an existing place: `county:<id>`, `location:<id>` or `town:<id>`. */
export const places: ValueRule = (index) => (annotated) => {
  const view = annotated.schema['x-view'];
  if (view !== 'place-map' && view !== 'town-profile') return undefined;
  const site = index.site.content.site;
  if (site && site.data.map === undefined) return { text: noMapService };
  if (view === 'town-profile') return undefined;
  const [noun = '', id = ''] = String(annotated.value).split(/:(.*)/s);
  if (index.find(noun, id) || isRefused(index, noun, id)) return undefined;
  return { text: missingRecord(index, noun, id) };
};
