import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import { isYearly } from '../../model/held-days.ts';
import { openTimes, timeOf, wholeDay } from '../../model/opening-hours.ts';
import { exceptionsOf } from '../../resolve/facts/exceptions.ts';
import { hoursIn, type SeasonalHours, stretchesFrom } from '../../resolve/facts/seasons.ts';
import { isDay } from '../../schema/formats/date.ts';
import type { Node } from './node.ts';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type OpenTimes = Node<OpeningHoursSpecificationLeaf>;

/** The hours of a department, of each season with its days. Days with a text instead of times count as closed. */
export function openingHours(department: SeasonalHours, today: string): readonly OpenTimes[] {
  return stretchesFrom(department, today).flatMap(({ season, from, until }) => {
    const validity = { validFrom: from, validThrough: until };
    const nodes = weekNodes(hoursIn(season, department));
    if (nodes.length === 0 && season) return [closedNode(validity)];
    return nodes.map((node) => ((from ?? until) ? { ...node, ...validity } : node));
  });
}

function weekNodes(hours: SeasonalHours['hours']): readonly OpenTimes[] {
  return hours.flatMap((row) => {
    const times = openTimes(row);
    const [first] = times;
    if (!first) return [];
    return {
      '@type': specification,
      dayOfWeek: times.flatMap(({ day }) => days[day] ?? []),
      opens: timeOf(first.opens),
      closes: closingTime(first.opens, first.closes),
    };
  });
}

type Exceptional = Parameters<typeof exceptionsOf>[0];

/** The days to come that are closed or have other hours. Search engines know only dates: a day of every year is its next. */
export function specialOpeningHours(department: Exceptional, today: string): readonly OpenTimes[] {
  const all = exceptionsOf(department, today);
  const dates = new Set(all.map(({ day }) => day));
  return all.flatMap(({ day, times }) => {
    const date = nextDate(day, today, dates);
    const validity = { validFrom: date, validThrough: date };
    const closed = closedNode(validity);
    if (times.length === 0) return [closed];
    return times.map(({ opens, closes }) => ({
      ...closed,
      opens: timeOf(opens),
      closes: closingTime(opens, closes),
    }));
  });
}

const specification = 'OpeningHoursSpecification';

/** Days without hours, as search engines are told. */
function closedNode(validity: Pick<OpenTimes, 'validFrom' | 'validThrough'>): OpenTimes {
  return { '@type': specification, ...validity, opens: '00:00', closes: '00:00' };
}

/** A date as it is; of a day of every year, the first one from today on that is not among those told by their date. */
function nextDate(day: string, today: string, dates: ReadonlySet<string>): string {
  if (!isYearly(day)) return day;
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1, year + 2, year + 3, year + 4, year + 8].map(
    (each) => `${each}-${day}`,
  );
  // Only some years have a February 29.
  return next.find((each) => each >= today && isDay(each) && !dates.has(each)) ?? '';
}

/** Search engines take what closes before it opens as closing on the next day, and 00:00 to 23:59 as a whole day. */
function closingTime(opens: number, closes: number): string {
  return opens === 0 && closes === wholeDay ? timeOf(wholeDay - 1) : timeOf(closes % wholeDay);
}
