import type { NounTypes } from '../../../generated/content.ts';
import { dayAfter, holdsOn, partsOf } from '../../model/held-days.ts';
import { openTimes } from '../../model/opening-hours.ts';
import { exceptionsOf } from './exceptions.ts';

type Department = NounTypes['department'];
export type Season = NonNullable<Department['seasons']>[number];
/** What hours depend on: those of the week, and the seasons that go before them. */
export type SeasonalHours = Pick<Department, 'hours' | 'seasons'>;

/** The season of a day; one of a year goes before one of every year. */
export function seasonOn({ seasons = [] }: SeasonalHours, day: string): Season | undefined {
  return day === '' ? undefined : inOrder(seasons).find((each) => holdsOn(each, day));
}

/** The seasons in the order in which they are asked, those of a year first. */
function inOrder(seasons: readonly Season[]): readonly Season[] {
  return seasons.toSorted((one, other) => other.from.length - one.from.length);
}

/** The same for readers that know no New Year: a season that goes on over it is two. */
export function seasonParts(seasons: readonly Season[] = []): readonly Season[] {
  return inOrder(seasons).flatMap(partsOf);
}

/** The lines of hours that hold on a day, but for its exceptions; none while it is closed for a season. */
export function hoursOn(department: SeasonalHours, day: string): Department['hours'] {
  return hoursIn(seasonOn(department, day), department);
}

/** The lines of hours of a season, or of the days of none. */
export function hoursIn(season: Season | undefined, { hours }: SeasonalHours): Department['hours'] {
  return season ? (season.hours ?? []) : hours;
}

/** Days in a row with the same hours: of a season, or of none. */
export interface Stretch {
  readonly season: Season | undefined;
  /** Its first and last day, YYYY-MM-DD; left out, without a beginning or an end. */
  readonly from?: string;
  readonly until?: string;
}

/** The stretches of days from that of today until a year has passed since it began. */
export function stretchesFrom(department: SeasonalHours, today: string): readonly Stretch[] {
  if (!department.seasons) return [{ season: undefined }];
  const [first, ...others] = allStretches(department, today).filter(
    ({ until }) => until === undefined || until >= today,
  );
  if (!first) return [];
  const { from = today } = first;
  const end = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
  return [first, ...others.filter((each) => (each.from ?? '') < end)];
}

/** How far is looked in days: what began a year ago, and what ends two years from now. */
const [behind, ahead] = [366, 740];

function allStretches(department: SeasonalHours, today: string): readonly Stretch[] {
  const days = Array.from({ length: behind + ahead }, (_, step) => dayAfter(today, step - behind));
  const seasons = days.map((day) => seasonOn(department, day));
  const starts = days.flatMap((_, index) =>
    index === 0 || seasons[index] !== seasons[index - 1] ? [index] : [],
  );
  return starts.map((start, index): Stretch => {
    const next = starts[index + 1];
    const [from, until] = [days[start], next === undefined ? undefined : days[next - 1]];
    return {
      season: seasons[start],
      ...(start > 0 && from !== undefined && { from }),
      ...(until !== undefined && { until }),
    };
  });
}

/** The first day from one on that has any times; undefined if there is none for a year. */
export function nextOpenDay(department: Department, first: string): string | undefined {
  const exceptions = exceptionsOf(department);
  return Array.from({ length: behind }, (_, step) => dayAfter(first, step)).find((day) => {
    const exception = exceptions.find((each) => day.endsWith(each.day));
    return exception ? exception.times.length > 0 : isUsuallyOpen(department, day);
  });
}

/** Whether there are hours on a date, but for its exceptions. */
export function isUsuallyOpen(department: SeasonalHours, day: string): boolean {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return hoursOn(department, day)
    .flatMap(openTimes)
    .some((time) => time.day === weekday);
}
