import type { Data } from '../../model/content.ts';
import { numberAt, optionalText, textAt } from '../../model/data.ts';
import { pageHref } from '../pages/page-href.ts';
import { coordinatesOf } from '../places/coordinates.ts';
import {
  rankOf,
  townsAround,
  townsBeside,
  wayBetween,
  waysToLocations,
  wayToOcean,
  wayToSeat,
} from '../places/town-figures.ts';
import { mapOf } from './place-map.ts';
import { townView } from './town-link.ts';
import type { View, ViewContext } from './view.ts';

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
      populationNote: optionalText(town, 'populationNote'),
      rank: rankOf(town, context),
      zip: textAt(town, 'zip'),
      coordinates: coordinatesOf(town),
      setting: textAt(town, 'setting'),
      note: optionalText(town, 'note'),
      twin: twin === undefined ? undefined : twinLink(twin, context),
      seat: wayToSeat(town, context),
      ocean: wayToOcean(town, context),
      around: townsAround(id, context),
      nearest: townsBeside(id, neighbours, context).map((near) => ({
        ...townView(near, context),
        ...wayBetween(town, context.get('town', near)),
      })),
      distances: waysToLocations(town, context),
      map: mapOf('town', id, context),
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
