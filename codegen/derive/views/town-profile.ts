import type { TownProfile, TownRegister, TownWay } from '../../../generated/sections.ts';
import { pageHref, type View, type ViewContext } from '../context/view.ts';
import {
  townsAround,
  townsBeside,
  wayBetween,
  waysToLocations,
  wayToOcean,
  wayToSeat,
} from '../places/town-figures.ts';
import { markedText } from './marked-text.ts';
import { mapOf } from './place-map.ts';
import { townView } from './town-link.ts';

const neighbors = 6;

/** A town on the map, its neighbors, and the distance and direction to the places of business. */
export const townProfile: View<TownProfile> = {
  one(reference, context) {
    const id = String(reference);
    const town = context.town(id);
    return {
      name: town.name,
      nearest: townsBeside(id, neighbors, context).map((near) => ({
        ...townView(near, context),
        ...wayBetween(town, near, context),
      })),
      distances: waysToLocations(town, context),
      map: mapOf('town', id, context),
    };
  },
};

/** The nearest place of business of a town. */
export const townWay: View<TownWay> = {
  one(reference, context) {
    const town = context.town(String(reference));
    return { name: town.name, nearest: waysToLocations(town, context)[0] };
  },
};

/** Public register data about a town. */
export const townRegister: View<TownRegister> = {
  one(reference, context) {
    const id = String(reference);
    const town = context.town(id);
    return {
      name: town.name,
      type: town.type,
      county: countyLink(town.county, context),
      population: town.population,
      populationNote: town.populationNote,
      rank: context.rankOf(id),
      zip: town.zip,
      coordinates: town.coordinates,
      setting: town.setting,
      note: town.note === undefined ? undefined : markedText(town.note, context),
      twin: town.twin === undefined ? undefined : twinLink(town.twin, context),
      seat: wayToSeat(town, context),
      ocean: wayToOcean(town, context),
      around: townsAround(id, context),
    };
  },
};

function countyLink(id: string, context: ViewContext) {
  return { name: context.get('county', id).name, href: pageHref('county', id, context) };
}

/** The twin is named by its county: the town itself has the same name on both sides. */
function twinLink(id: string, context: ViewContext) {
  const { name } = context.get('county', context.town(id).county);
  return { name, href: pageHref('town', id, context) };
}
