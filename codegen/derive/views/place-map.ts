import type { Data } from '../../model/content.ts';
import { groupAt, numberAt, optionalText, textAt } from '../../model/data.ts';
import { fillText } from '../../model/fill-text.ts';
import type { View, ViewContext } from '../context/view.ts';
import { locatorOf } from '../locator/place-locator.ts';
import { coordinatesOf } from '../places/coordinates.ts';

/** A county is zoomed out farther than a town. */
const countyZoomOut = 5;

/** A place on the map service that the site names: `county:<id>`, `location:<id>` or `town:<id>`. */
export const placeMap: View = {
  one(reference, context) {
    const [noun = '', id = ''] = String(reference).split(/:(.*)/s);
    return mapOf(noun, id, context);
  },
};

/** The map of a record that has coordinates. */
export function mapOf(noun: string, id: string, context: ViewContext) {
  const { site } = context;
  const record = context.get(noun, id);
  const map = groupAt(site, 'map');
  const name = textAt(record, 'name');
  const coordinates = coordinatesOf(record);
  const region = optionalText(site, 'stateName') ?? textAt(site, 'region');
  const zoom = numberAt(map, 'zoom') - (noun === 'county' ? countyZoomOut : 0);
  const values: Data = { ...coordinates, zoom, name: encodeURIComponent(`${name}, ${region}`) };
  return {
    name,
    coordinates,
    embedUrl: fillText(textAt(map, 'embedUrl'), values),
    linkUrl: fillText(textAt(map, 'linkUrl'), values),
    locator: locatorOf(noun, id, context),
  };
}
