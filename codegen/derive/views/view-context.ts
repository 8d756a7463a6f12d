import type { SiteIndex } from '../../site/site-index.ts';
import { coordinatesOf } from '../places/coordinates.ts';
import { createFindNear } from '../places/near-places.ts';
import type { ViewContext } from './view.ts';

/** Prepares what views are made from. */
export function createViewContext(index: SiteIndex): ViewContext {
  const { content } = index.site;
  const places = content.towns.map(({ id, data }) => ({ id, coordinates: coordinatesOf(data) }));
  return {
    index,
    site: content.site?.data ?? {},
    findNear: createFindNear(places),
    get(noun, id) {
      const found = index.find(noun, id);
      if (!found) throw new Error(`there is no ${noun} "${id}"`);
      return found;
    },
  };
}
