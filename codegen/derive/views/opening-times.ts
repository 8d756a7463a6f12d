import type { OpeningTimes } from '../../../generated/sections.ts';
import { type OpenTime, openTimes, timeOf } from '../../model/opening-hours.ts';
import { printClosing } from '../../resolve/facts/print-hours.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import type { View } from '../context/view.ts';

/** Sunday first, like `Date.getDay`; content counts from Monday. */
const days = [6, 0, 1, 2, 3, 4, 5];

/** When a department is open, for a script that compares it with the clock. */
export const openingTimes: View<OpeningTimes> = {
  one(reference, context) {
    const record = context.get('department', String(reference));
    const all = record.hours.flatMap(openTimes);
    return {
      name: record.name,
      timezone: context.site.timezone,
      week: days.map((day) => openOn(day, all, context.print)).join(' '),
      closedDays: record.closedDays?.days.join(' ') ?? '',
    };
  },
};

/** `09:00,17:00,5PM` for each time that begins on a day, `16:00,25:00,1AM` if it ends on the next, `-` without any. */
function openOn(day: number, all: readonly OpenTime[], print: Printer): string {
  const times = all.filter((time) => time.day === day);
  const written = times.map((time) => {
    const until = printClosing(timeOf(time.closes), print);
    return [timeOf(time.opens), timeOf(time.closes), until.replaceAll(/\s/g, '\u00a0')].join(',');
  });
  return written.join(';') || '-';
}
