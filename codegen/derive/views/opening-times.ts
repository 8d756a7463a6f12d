import type { Data } from '../../model/content.ts';
import { groupAt, groupsAt, optionalText, textAt, textsAt } from '../../model/data.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import type { View } from './view.ts';

/** Sunday first, like `Date.getDay`. */
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** When a department is open, for a script that compares it with the clock. */
export const openingTimes: View = {
  one(reference, context) {
    const record = context.get('department', String(reference));
    const week = days.map((day) => openOn(day, groupsAt(record, 'hours'), context.print));
    return {
      name: textAt(record, 'name'),
      timezone: textAt(context.site, 'timezone'),
      week: week.join(' '),
      closedDays: textsAt(groupAt(record, 'closedDays'), 'days').join(' '),
    };
  },
};

/** `09:00,17:00,5PM` for a day with times, else `-`. */
function openOn(day: string, rows: readonly Data[], print: Printer): string {
  const row = rows.find((each) => covers(textsAt(each, 'days'), day));
  const opens = row && optionalText(row, 'opens');
  const closes = row && optionalText(row, 'closes');
  if (opens === undefined || closes === undefined) return '-';
  return [opens, closes, print.time(closes).replaceAll(/\s/g, '\u00a0')].join(',');
}

/** Whether a stretch such as Saturday to Monday includes the day. */
function covers(stretch: readonly string[], day: string): boolean {
  const first = days.indexOf(stretch[0] ?? '');
  const length = (days.indexOf(stretch.at(-1) ?? '') - first + 7) % 7;
  return (days.indexOf(day) - first + 7) % 7 <= length;
}
