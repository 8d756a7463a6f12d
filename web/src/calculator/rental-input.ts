import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { chargedDistance, placeIn, placeLabels } from '../domain/delivery.ts';
import type { RentalWish } from '../domain/rental-cost.ts';
import { acceptedQuery, isAccepted, isUnasked, readNumber } from './read-number.ts';

/** The finder as content describes it. */
export type RentalCostFinder = SectionProps['rental-cost-finder'];

type Offer = Pick<RentalCostFinder, 'groups' | 'inputs' | 'places'>;

/** The fields' values; undefined is empty. */
interface RentalFields {
  readonly group: string | undefined;
  readonly days: number | undefined;
  readonly town: string;
  readonly drivers: number;
  readonly distance: number | undefined;
  readonly isRush: boolean;
  readonly start: string | undefined;
}

/** What an address asks for. */
export interface AskedRental {
  readonly fields: RentalFields;
  readonly group: RentalCostFinder['groups'][number] | undefined;
  /** The town that it is delivered to. */
  readonly place: NonNullable<RentalCostFinder['places']>[number] | undefined;
  /** True if it names a town that is not among the places. */
  readonly isTownUnknown: boolean;
  /** True if the days are those of the example. */
  readonly isExample: boolean;
  /** True if prices depend on the first day, and none is asked for. */
  readonly isStartMissing: boolean;
  /** The rental, or that of the example; undefined if part of it is invalid. */
  readonly wish: RentalWish | undefined;
}

/** More days than this are invalid; what the dealer does not rent follows from the plans. */
const mostDays = 999;

/** Reads a rental from a query, field by field; what is missing or invalid gets a default. */
export function readRental(query: URLSearchParams, offer: Offer): AskedRental {
  const accepted = acceptedRental(query, offer);
  const { town, drivers = 0, miles, rush, start } = accepted;
  const { groups, inputs, places = [] } = offer;
  const isRead = isUnasked(accepted) || isAccepted(query, accepted);
  const example = isRead ? inputs.days.default : undefined;
  const days = accepted.days ?? (example === undefined ? undefined : Number(example));
  const group = groupIn(query, offer) ?? inputs.group.default;
  const isRush = rush !== undefined;
  const place = places.find(({ id }) => id === town);
  // The road is longer than the straight line: a started mile counts.
  const distance = place ? chargedDistance(place.distance) : (miles ?? 0);
  const label = place && placeLabels(places).get(place.id);
  const chosen = groups.find((each) => each.group.id === group) ?? groups[0];
  const isStartMissing = chosen?.group.seasonal !== undefined && start === undefined;
  return {
    fields: { group, days, town: label ?? town ?? '', drivers, distance: miles, isRush, start },
    group: chosen,
    place,
    isTownUnknown: town !== undefined && !place,
    isExample: accepted.days === undefined,
    isStartMissing,
    wish:
      isRead && days !== undefined && !isStartMissing
        ? { days, drivers, distance, isRush, start }
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
    // A town that is still being typed, or that nobody knows, leaves the rest as it is.
    town: townIn(query, places),
    drivers: whole(readNumber(query, 'drivers', { min: 0, max: Number(drivers.max) })),
    miles: distance && readNumber(query, 'miles', { min: 0, max: Number(distance.max) }),
    rush: readQueryValue(query, 'rush') === 'yes' ? 'yes' : undefined,
    start: isSeasonal(offer) ? dateIn(query) : undefined,
  };
}

/** Whether the prices of any group depend on the first day. */
export function isSeasonal({ groups }: Pick<Offer, 'groups'>): boolean {
  return groups.some(({ group }) => group.seasonal !== undefined);
}

/** The first day that a query names. */
function dateIn(query: URLSearchParams): string | undefined {
  const asked = readQueryValue(query, 'start') ?? '';
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked));
  return isDate ? asked : undefined;
}

/** The id of the town that a query names, or what it calls it. */
export function townIn(
  query: URLSearchParams,
  places: Parameters<typeof placeIn>[1],
): string | undefined {
  const asked = readQueryValue(query, 'town')?.trim() || undefined;
  return asked && (placeIn(asked, places)?.id ?? asked);
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
