import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { daysBetween, type RentalWish } from '../domain/rental-cost.ts';
import { acceptedQuery, isAccepted, readNumber } from './read-number.ts';

/** The finder as content describes it. */
export type RentalCostFinder = SectionProps['rental-cost-finder'];

type Offer = Pick<RentalCostFinder, 'groups' | 'inputs'>;

/** The fields' values; undefined is empty. */
interface RentalFields {
  readonly group: string | undefined;
  readonly days: number | undefined;
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly drivers: number;
  readonly distance: number | undefined;
  readonly isRush: boolean;
}

/** What an address asks for. */
export interface AskedRental {
  readonly fields: RentalFields;
  readonly group: RentalCostFinder['groups'][number] | undefined;
  /** The rental; undefined if none is requested, or part of it is invalid. Dates that make no stay have 0 days. */
  readonly wish: RentalWish | undefined;
}

/** More days than this are invalid; what the dealer does not rent follows from the plans. */
const mostDays = 999;

/** Reads a rental from a query, field by field. Two dates give the days; what is missing or invalid gets a default. */
export function readRental(query: URLSearchParams, offer: Offer): AskedRental {
  const accepted = acceptedRental(query, offer);
  const { cart: group, days, start, end, drivers = 0, miles: distance, rush } = accepted;
  const isRush = rush !== undefined;
  const stay = start && end ? (daysBetween(start, end) ?? 0) : days;
  const isAsked = isAccepted(query, accepted) && stay !== undefined;
  return {
    fields: { group, days, start, end, drivers, distance, isRush },
    group: offer.groups.find((each) => each.group.id === group) ?? offer.groups[0],
    wish: isAsked ? { days: stay, drivers, distance: distance ?? 0, isRush } : undefined,
  };
}

/** The part of a query that the finder reads. */
export function rentalQuery(query: URLSearchParams, offer: Offer): string {
  return acceptedQuery(query, acceptedRental(query, offer));
}

function acceptedRental(query: URLSearchParams, { groups, inputs }: Offer) {
  const whole = (value: number | undefined) => (Number.isInteger(value) ? value : undefined);
  return {
    cart: groups.find(({ group }) => group.id === readQueryValue(query, 'cart'))?.group.id,
    days: whole(readNumber(query, 'days', { min: 1, max: mostDays })),
    start: dateIn(query, 'start'),
    end: dateIn(query, 'end'),
    drivers: whole(readNumber(query, 'drivers', { min: 0, max: Number(inputs.drivers.max) })),
    miles: readNumber(query, 'miles', { min: 0, max: Number(inputs.distance.max) }),
    rush: readQueryValue(query, 'rush') === 'yes' ? 'yes' : undefined,
  };
}

function dateIn(query: URLSearchParams, name: string): string | undefined {
  const value = readQueryValue(query, name) ?? '';
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDate ? value : undefined;
}
