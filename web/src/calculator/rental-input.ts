import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import type { RentalWish } from '../domain/rental-cost.ts';
import { acceptedQuery, isAccepted, readNumber } from './read-number.ts';

/** The finder as content describes it. */
export type RentalCostFinder = SectionProps['rental-cost-finder'];

type Offer = Pick<RentalCostFinder, 'groups' | 'inputs' | 'places'>;

/** The fields' values; undefined is empty. */
interface RentalFields {
  readonly group: string | undefined;
  readonly days: number | undefined;
  readonly start: string | undefined;
  readonly town: string | undefined;
  readonly drivers: number;
  readonly distance: number | undefined;
  readonly isRush: boolean;
}

/** What an address asks for. */
export interface AskedRental {
  readonly fields: RentalFields;
  readonly group: RentalCostFinder['groups'][number] | undefined;
  /** The town that it is delivered to. */
  readonly place: NonNullable<RentalCostFinder['places']>[number] | undefined;
  /** The rental; undefined if none is requested, or part of it is invalid. */
  readonly wish: RentalWish | undefined;
}

/** More days than this are invalid; what the dealer does not rent follows from the plans. */
const mostDays = 999;

/** Reads a rental from a query, field by field; what is missing or invalid gets a default. */
export function readRental(query: URLSearchParams, offer: Offer): AskedRental {
  const accepted = acceptedRental(query, offer);
  const { days, start, town, drivers = 0, miles, rush } = accepted;
  const group = groupIn(query, offer);
  const isRush = rush !== undefined;
  const place = offer.places?.find(({ id }) => id === town);
  // The road is longer than the straight line: a started mile counts.
  const distance = place ? Math.ceil(place.distance) : (miles ?? 0);
  return {
    fields: { group, days, start, town, drivers, distance: miles, isRush },
    group: offer.groups.find((each) => each.group.id === group) ?? offer.groups[0],
    place,
    wish:
      isAccepted(query, accepted) && days !== undefined
        ? { days, drivers, distance, isRush }
        : undefined,
  };
}

/** The part of a query that the finder reads. */
export function rentalQuery(query: URLSearchParams, offer: Offer): string {
  return acceptedQuery(query, acceptedRental(query, offer));
}

function acceptedRental(query: URLSearchParams, offer: Offer) {
  const { inputs, places = [] } = offer;
  const whole = (value: number | undefined) => (Number.isInteger(value) ? value : undefined);
  const { drivers, distance } = inputs;
  return {
    [fieldOf(offer.groups)]: groupIn(query, offer),
    days: whole(readNumber(query, 'days', { min: 1, max: mostDays })),
    start: dateIn(query, 'start'),
    town: places.find(({ id }) => id === readQueryValue(query, 'town'))?.id,
    drivers: whole(readNumber(query, 'drivers', { min: 0, max: Number(drivers.max) })),
    miles: distance && readNumber(query, 'miles', { min: 0, max: Number(distance.max) }),
    rush: readQueryValue(query, 'rush') === 'yes' ? 'yes' : undefined,
  };
}

/** What the group is called in addresses. */
export function fieldOf([first]: Offer['groups']): string {
  return first?.group.field ?? 'group';
}

/** The id of the group that a query asks for. */
function groupIn(query: URLSearchParams, { groups }: Offer): string | undefined {
  const asked = readQueryValue(query, fieldOf(groups));
  return groups.find(({ group }) => group.id === asked)?.group.id;
}

function dateIn(query: URLSearchParams, name: string): string | undefined {
  const value = readQueryValue(query, name) ?? '';
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDate ? value : undefined;
}
