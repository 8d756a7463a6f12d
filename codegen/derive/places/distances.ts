import type { NounTypes } from '../../../generated/content.ts';
import { type Coordinates, milesBetween } from '../../geography/distance.ts';
import { countryOf } from '../../model/phone-number.ts';
import { unitRow } from '../../model/units.ts';
import { printFigure } from '../../resolve/facts/print-figure.ts';
import type { Printer } from '../../resolve/facts/printer.ts';

type DistanceUnit = 'kilometers' | 'miles';

/** A site's own setting or, without one, its country or its locale. */
interface Habits {
  readonly site: Pick<NounTypes['site'], 'distances' | 'country'>;
  readonly print: Printer;
}

const countriesInMiles = ['US', 'GB'];

/** What distances are shown in: as the site says, else by the habit of its country. */
export function distanceUnit({ site, print }: Habits): DistanceUnit {
  const country = countryOf({ locale: print.locale, ...site });
  return site.distances ?? (countriesInMiles.includes(country) ? 'miles' : 'kilometers');
}

/** The miles of a length in the unit of the site's distances. */
export function milesOf(length: number, habits: Habits): number {
  return length * milesIn(distanceUnit(habits));
}

function milesIn(unit: DistanceUnit): number {
  return unitRow(unit).miles ?? 1;
}

/** The straight line between two places in the unit of the site's distances, to one decimal, as it is shown. */
export function distanceBetween(from: Coordinates, to: Coordinates, habits: Habits): number {
  return Math.round((milesBetween(from, to) / milesIn(distanceUnit(habits))) * 10) / 10;
}

/** Prints a distance that is in the unit of the site's distances. */
export function printDistance(distance: number, habits: Habits): string {
  return printFigure(distanceUnit(habits), [distance], habits.print);
}
