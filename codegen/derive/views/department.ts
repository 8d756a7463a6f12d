import type { NounTypes } from '../../../generated/content.ts';
import type { Department, OpeningTimes } from '../../../generated/sections.ts';
import { type OpenTime, openTimes, timeOf, weekdays } from '../../model/opening-hours.ts';
import { readPhone } from '../../model/phone-number.ts';
import {
  type DayException,
  exceptionsOf,
  printException,
  printExceptions,
} from '../../resolve/facts/exceptions.ts';
import { printClosing, printHoursRows } from '../../resolve/facts/print-hours.ts';
import { printOtherSeasons, printSeasonNow } from '../../resolve/facts/print-seasons.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import { otherReadings, readingLabel } from '../../resolve/facts/reading-label.ts';
import { hoursIn, hoursOn, seasonParts } from '../../resolve/facts/seasons.ts';
import type { View, ViewContext } from '../context/view.ts';

/** A department with its hours, row by row. `id@reading` takes the hours of a declared reading. */
export const department: View<Department> = {
  one: (reference, context) => departmentOf(String(reference), context),
};

/** The view of a department. */
export function departmentOf(reference: string, context: ViewContext) {
  const [id = '', reading] = reference.split('@');
  const record = context.get('department', id);
  const others = record.otherPhones?.filter((each) => each !== record.phone) ?? [];
  const shown = reading === undefined ? record : record.readings?.[reading];
  const also = otherReadings(record, context.print, reading);
  const { print } = context;
  const exceptions = printExceptions(record, print, print.today);
  const hours = shown === record ? hoursOn(record, print.today) : (shown?.hours ?? []);
  const season = shown === record ? printSeasonNow(record, print) : undefined;
  const seasons = shown === record ? printOtherSeasons(record, print) : [];
  return {
    id,
    name: record.name,
    phone: record.phone === undefined ? undefined : phoneView(record.phone, context),
    ...(others.length > 0 && { otherPhones: others.map((each) => phoneView(each, context)) }),
    label: readingLabel(shown) ?? '',
    ...(also.length > 0 && { also }),
    rows: (printHoursRows(hours, print) ?? []).map(({ days, hours }) => ({ days, hours })),
    ...(season !== undefined && { season }),
    ...(seasons.length > 0 && { seasons }),
    ...(exceptions.length > 0 && { exceptions }),
  };
}

/** A phone number as printed, and its link for dialing. */
export function phoneView(id: string, context: ViewContext) {
  const { number: text } = context.get('phone', id);
  return { text, href: readPhone(text, context.site).href };
}

/** Sunday first, like `Date.getDay`; content counts from Monday. */
const days = [6, 0, 1, 2, 3, 4, 5];

/** When a department is open, for a script that compares it with the clock. */
export const openingTimes: View<OpeningTimes> = {
  one: (reference, context) => openingTimesOf(String(reference), context),
};

/** The opening times of a department. */
export function openingTimesOf(id: string, { get, site, print, index }: ViewContext) {
  const record = get('department', id);
  // Also those that are over: the night after a closed day belongs to it.
  const exceptions = exceptionsOf(record);
  return {
    name: record.name,
    timezone: site.timezone,
    weekdays: days.map((day) => print.weekday(weekdays[day] ?? '')).join(','),
    ...(record.seasons && { locale: print.locale }),
    week: writeWeek(record.hours, print).join(' '),
    exceptions: [
      ...exceptions.map((each) => writeException(each, print)),
      ...writtenSeasons(record, print),
    ].join(' '),
    soon: exceptionsOf(record, index.site.today).map((each) => ({
      day: each.day,
      text: printException(each, record, print),
      short: printException(each, record, print, 'near in short'),
    })),
  };
}

/** The days of each season with its week. */
function writtenSeasons(record: NounTypes['department'], print: Printer): readonly string[] {
  return seasonParts(record.seasons).map((season) =>
    [`${season.from}/${season.until}`, ...writeWeek(hoursIn(season, record), print)].join('='),
  );
}

/** The times of each day, Sunday first. */
function writeWeek(hours: NounTypes['department']['hours'], print: Printer): readonly string[] {
  const all = hours.flatMap(openTimes);
  return days.map((day) =>
    writeTimes(
      all.filter((time) => time.day === day),
      print,
    ),
  );
}

function writeException({ day, times }: DayException, print: Printer): string {
  return `${day}=${writeTimes(times, print)}`;
}

/** `09:00,17:00,9AM,5PM` for each time of a day, `16:00,25:00,4PM,1AM` if it ends on the next, `-` without any. */
function writeTimes(times: readonly OpenTime[], print: Printer): string {
  const written = times.map(({ opens, closes }) => {
    const [from, until] = [timeOf(opens), timeOf(closes)];
    const printed = [from, until].map((time) => unbroken(printClosing(time, print)));
    return [from, until, ...printed].join(',');
  });
  return written.join(';') || '-';
}

/** Blanks separate the days. */
function unbroken(text: string): string {
  return text.replaceAll(/\s/g, '\u00a0');
}
