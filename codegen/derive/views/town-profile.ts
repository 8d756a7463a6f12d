import type { Data } from '../../content.ts';
import { coordinatesOf } from '../coordinates.ts';
import { shownMiles } from '../distance.ts';
import { pageHref } from '../page-href.ts';
import { groupAt, numberAt, optionalText, textAt } from '../read-data.ts';
import type { View, ViewContext } from '../view.ts';
import { mapOf } from './place-map.ts';
import { nearTowns } from './town-link.ts';

const neighbours = 6;

/** Everything known about a town: figures, neighbours, distances, its map. */
export const townProfile: View = {
  one(reference, context) {
    const id = String(reference);
    const town = context.get('town', id);
    const twin = optionalText(town, 'twin');
    return {
      name: textAt(town, 'name'),
      type: textAt(town, 'type'),
      county: countyLink(town, context),
      population: numberAt(town, 'population'),
      zip: textAt(town, 'zip'),
      coordinates: coordinatesOf(town),
      setting: textAt(town, 'setting'),
      note: optionalText(town, 'note'),
      twin: twin === undefined ? undefined : twinLink(twin, context),
      nearest: nearTowns(id, neighbours, context),
      distances: distancesFrom(town, context),
      map: mapOf('town', town, context),
    };
  },
};

function countyLink(town: Data, context: ViewContext) {
  const id = textAt(town, 'county');
  return { name: textAt(context.get('county', id), 'name'), href: pageHref('county', id, context) };
}

/** The twin is named by its county: the town itself has the same name on both sides. */
function twinLink(id: string, context: ViewContext) {
  const county = context.get('county', textAt(context.get('town', id), 'county'));
  return { name: textAt(county, 'name'), href: pageHref('town', id, context) };
}

/** Only places one can drive to have a distance. */
function distancesFrom(town: Data, { site }: ViewContext) {
  const locations = groupAt(site, 'locations');
  return Object.keys(locations)
    .map((id) => groupAt(locations, id))
    .filter((location) => location.type === 'physical')
    .map((location) => ({
      name: textAt(location, 'name'),
      miles: shownMiles(coordinatesOf(town), coordinatesOf(location)),
    }))
    .toSorted((one, other) => one.miles - other.miles);
}
