import type { Path } from '../diagnostics/diagnostic.ts';
import {
  dayAfter,
  daysAt,
  daysBeside,
  type HeldDays,
  holdsOn,
  isYearly,
} from '../model/held-days.ts';
import type { Source } from '../model/source.ts';
import { isDay } from '../schema/formats/date.ts';
import { datedIn } from './dated-source.ts';
import type { Site } from './site.ts';
import { unitDays } from './unit-days.ts';

/** What of a site decides on which days it changes. */
type Dated = Pick<Site, 'written' | 'content'>;

/** A year, whichever it is: whatever comes every year has come once. */
const cycle = 366;

/**
 * The days after `today`, up to a last one, on which the site says something else than the day before: something begins or
 * has ended. Sorted, each once. Left out, the last day is that of one full cycle.
 */
export function switchDays(
  { written, content }: Dated,
  today: string,
  last: string = lastOfCycle(written, today),
): readonly string[] {
  const days = [
    ...daysIn(written).flatMap((held) => turnsOf(held, today, last)),
    ...unitDays(content),
  ];
  return [...new Set(days)].filter((day) => day > today && day <= last).sort();
}

/**
 * Those of them on which something holds together that has not held together on a day before: the states of one full cycle that
 * come after that of today.
 */
export function statesAfter({ written, content }: Dated, today: string): readonly string[] {
  const all = daysIn(written);
  const stateOf = (day: string) => all.map((held) => Number(holdsOn(held, day))).join('');
  const known = new Set([stateOf(today)]);
  return switchDays({ written, content }, today).filter(
    (day) => known.size < known.add(stateOf(day)).size,
  );
}

/** Something that holds from a day until a day: the list or the group it is in, and the last day on which that began or ended. */
interface LastSwitch {
  readonly file: string;
  readonly around: Path;
  readonly day: string;
}

/** The last day until today on which each part of some files that holds from a day until a day began or had ended. */
export function lastSwitches({
  written,
  today,
}: Pick<Site, 'written' | 'today'>): readonly LastSwitch[] {
  return written.flatMap((source) =>
    datedPaths(source).flatMap((path) => {
      const turns = turnsOf(daysAt(source.data, path), dayAfter(today, -cycle), today);
      const day = turns
        .filter((each) => each <= today)
        .sort()
        .at(-1);
      return day === undefined ? [] : [{ file: source.file, around: path.slice(0, -1), day }];
    }),
  );
}

/** A year after today or after the last date, whichever is later: from then on nothing is new. */
function lastOfCycle(written: readonly Source[], today: string): string {
  const dates = daysIn(written)
    .flatMap(({ from, until }) => [from ?? [], until ?? []].flat())
    .filter((day) => !isYearly(day) && day > today);
  return dayAfter([today, ...dates].sort().at(-1) ?? today, cycle);
}

/** Everything in some files that holds from a day until a day (`x-days` in the schema). */
function daysIn(written: readonly Source[]): readonly HeldDays[] {
  return written.flatMap((source) => [
    ...datedPaths(source).map((path) => daysAt(source.data, path)),
    ...datedIn(source, 'shows').flatMap(({ path }) => daysBeside(source.data, path)),
  ]);
}

function datedPaths({ links = [] }: Source): readonly Path[] {
  return links
    .filter(({ schema }) => 'x-days' in schema && schema['x-days'] !== 'shows')
    .map(({ path }) => path);
}

/** The days on which something holds and did not the day before, or the other way around. */
function turnsOf(held: HeldDays, today: string, last: string): readonly string[] {
  const { from, until } = held;
  const named = [from, until].flatMap((day) => datesOf(day, today, last));
  return named
    .flatMap((day) => [day, dayAfter(day)])
    .filter((day) => holdsOn(held, day) !== holdsOn(held, dayAfter(day, -1)));
}

/** The dates of a day; of one of every year, that of each year from the day before today on. */
function datesOf(day: string | undefined, today: string, last: string): readonly string[] {
  if (day === undefined) return [];
  if (!isYearly(day)) return [day];
  const [first, end] = [dayAfter(today, -1), last].map((each) => Number(each.slice(0, 4)));
  const years = Array.from({ length: (end ?? 0) - (first ?? 0) + 1 }, (_, n) => (first ?? 0) + n);
  return years.map((year) => dateIn(year, day));
}

/** A day of every year in one of them; where there is no February 29, the day before. */
function dateIn(year: number, day: string): string {
  const date = `${year}-${day}`;
  return isDay(date) ? date : `${year}-02-28`;
}
