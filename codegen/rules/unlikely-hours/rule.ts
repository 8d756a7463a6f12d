import type { Path } from '../../diagnostics/diagnostic.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, groupsAt, isRecord, optionalText, textsAt } from '../../model/data.ts';
import {
  daysOf,
  type OpenTime,
  openTimes,
  overlap,
  timeOf,
  weekdays,
  wholeDay,
} from '../../model/opening-hours.ts';
import type { Source } from '../../model/source.ts';

/** Opening hours that are possible, but more likely a slip: a customer would find the door closed. */
export const rule: Rule = {
  code: 'unlikely-hours',
  phase: 'costly',
  needs: 'groups',
  find: ({ source, path, value }) => [
    ...hoursFindings(source, value.hours, [...path, 'hours']),
    ...groupsAt(value, 'specialHours').flatMap((row, index) => {
      const closed = textsAt(groupAt(value, 'closedDays'), 'days');
      return specialDay(source, row, { closed, at: [...path, 'specialHours', index] });
    }),
  ],
};

function hoursFindings(source: Source, rows: unknown, path: Path): RuleFinding[] {
  if (!Array.isArray(rows) || !rows.every(isRecord)) return [];
  return [
    ...(isEachDayOnce(rows)
      ? []
      : rows.flatMap((row, index) => backwards(source, row, [...path, index]))),
    ...rows.flatMap((row, index) => endless(source, row, [...path, index])),
    ...overlaps(source, rows, path),
    ...gap(source, rows, path),
  ];
}

/** A day that is closed as well, or that closes before it opens. */
function specialDay(
  source: Source,
  row: Data,
  { closed, at }: { readonly closed: readonly string[]; readonly at: Path },
): RuleFinding[] {
  // The hours of a day are read as those of any weekday.
  const hours = endless(source, { ...row, days: ['mon'] }, at);
  const day = optionalText(row, 'day') ?? '';
  if (!closed.includes(day)) return hours;
  const message = `"${day}" has hours here, and is one of the closed days`;
  return [
    ...hours,
    { source, path: [...at, 'day'], message, help: 'Delete it in one of the two.' },
  ];
}

/** Whether nothing is left to doubt about the days. */
function isEachDayOnce(rows: readonly unknown[]): boolean {
  const named = rows.flatMap((row) => (isRecord(row) ? daysOf(row) : []));
  return named.length === weekdays.length && new Set(named).size === weekdays.length;
}

/** Days from the later to the earlier: a stretch over the weekend is meant, one over the middle of the week hardly. */
function backwards(source: Source, row: unknown, path: Path): RuleFinding[] {
  const days = isRecord(row) ? daysOf(row) : [];
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  if (first <= last || days.length <= longestWeekend || first >= saturday) return [];
  const [from, to] = [weekdays[first], weekdays[last]];
  const message = `from ${from} to ${to} is ${days.length} days, over the weekend`;
  const help = `If not, write [${to}, ${from}].`;
  return [{ source, path: [...path, 'days'], message, help }];
}

const longestWeekend = 5;
const saturday = weekdays.indexOf('sat');

/** Nobody is open longer than this without a break, except day and night or until midnight. */
const longestDay = 16 * 60;
/** Bars close after midnight; what closes later than this in the morning is swapped. */
const earlyMorning = 6 * 60;

/** Hours that close before they open although they are not those of a night: `09:00` to `05:00`. */
function endless(source: Source, row: unknown, path: Path): RuleFinding[] {
  const [time] = openTimes(row);
  if (!time || time.closes <= wholeDay || isWholeDay(time)) return [];
  const { opens, closes } = time;
  const isNight = closes - wholeDay < earlyMorning && closes - opens <= longestDay;
  if (isNight) return [];
  const [start, end] = [timeOf(opens), timeOf(closes - wholeDay)];
  const afternoon = closes - wholeDay / 2;
  const message = `these hours close (${end}) before they open (${start})`;
  const place = [...path, 'closes'];
  if (start === end) {
    const message = `these hours open and close at the same time (${start})`;
    const help = 'Write when it closes; around the clock is from "00:00" to "24:00".';
    return [{ source, path: place, message, help }];
  }
  if (afternoon <= opens || afternoon >= wholeDay) {
    return [{ source, path: place, message, help: 'Swap the two.' }];
  }
  const word = timeOf(afternoon);
  const help = `Times have 24 hours: ${onTwelveHourClock(afternoon)} is "${word}".`;
  const span = source.locate(place);
  const fix = fixing(false, {
    file: source.file,
    start: span.start,
    end: span.end,
    text: `"${word}"`,
  });
  return [{ source, path: place, message, help, ...fix }];
}

/** A time after noon as it is said: 5 PM, 12:30 PM. */
function onTwelveHourClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) - 12 || 12;
  const rest = minutes % 60;
  return `${hour}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} PM`;
}

function isWholeDay({ opens, closes }: OpenTime): boolean {
  return opens === 0 && closes === wholeDay;
}

/** Two lines for the same time. */
function overlaps(source: Source, rows: readonly unknown[], path: Path): RuleFinding[] {
  return rows.flatMap((row, index) => {
    const times = openTimes(row);
    const before = rows.slice(0, index).findIndex((other) => isTwice(times, row, other));
    if (before === -1) return [];
    const message = `item ${before + 1} of "hours" already says when it is open on some of these days`;
    const help = 'Name each day in one line only, or each part of a day.';
    return [{ source, path: [...path, index, 'days'], message, help }];
  });
}

function isTwice(times: readonly OpenTime[], row: unknown, other: unknown): boolean {
  const others = openTimes(other);
  if (times.length > 0 && others.length > 0)
    return times.some((one) => others.some((each) => overlap(one, each)));
  const days = isRecord(row) ? daysOf(row) : [];
  return isRecord(other) && daysOf(other).some((day) => days.includes(day));
}

/** One day in the middle of the week that no line names. */
function gap(source: Source, rows: readonly unknown[], path: Path): RuleFinding[] {
  if (rows.length === 1) return [];
  const named = new Set(rows.flatMap((row) => (isRecord(row) ? daysOf(row) : [])));
  const [day, ...others] = weekdays.filter((_, index) => !named.has(index));
  if (day === undefined || others.length > 0 || day === 'mon' || day === 'sun') return [];
  const message = `no line of these hours names ${day}`;
  const help = `Add a line: - { days: [${day}], text: Closed }.`;
  return [{ source, path, message, help }];
}
