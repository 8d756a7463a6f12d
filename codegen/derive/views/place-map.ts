import type { PlaceMap } from '../../../generated/sections.ts';
import type { PlaceNoun } from '../context/records.ts';
import type { View, ViewContext } from '../context/view.ts';
import { locatorOf, placeRecord } from '../locator/place-locator.ts';
import { hasShapes } from '../locator/surroundings.ts';

/** A county is zoomed out farther than a town. */
const countyZoomOut = 5;

/** A place on the map service that the site names: `county:<id>`, `location:<id>` or `town:<id>`. */
export const placeMap: View<PlaceMap> = {
  one(reference, context) {
    const [noun, id] = String(reference).split(/:(.*)/s) as [PlaceNoun, string];
    return mapOf(noun, id, context);
  },
};

/** The map of a record that has coordinates. */
export function mapOf(noun: PlaceNoun, id: string, context: ViewContext) {
  const { site } = context;
  const { map } = site;
  // The check says so before: the schemas of these views need a map.
  if (!map) throw new Error('the site names no map service');
  const { name, coordinates } = placeRecord(noun, id, context);
  const zoom = map.zoom - (noun === 'county' ? countyZoomOut : 0);
  const place = encodeURIComponent([name, site.stateName ?? site.region ?? []].flat().join(', '));
  const values = { ...coordinates, zoom, name: place };
  return {
    name,
    coordinates,
    embedUrl: fillText(map.embedUrl, values),
    linkUrl: fillText(map.linkUrl, values),
    ...(hasShapes(context) && { locator: locatorOf(noun, id, context) }),
  };
}

/** Fills `{name}` in a pattern or a text of the content; a name without a value stays unchanged. */
function fillText(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
