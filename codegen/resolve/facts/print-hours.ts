import { isRecord } from '../../model/data.ts';
import type { Printer } from './printer.ts';

/**
 * Opening hours as one line of a sentence: `Mon-Sat 9AM-5PM, closed Sunday`; more than one word in place of the times
 * follows its day, as in a table: `Sun Emergency only`.
 */
export function printHours(rows: readonly unknown[], print: Printer): string | undefined {
  const printed = printHoursRows(rows, print);
  return printed
    ?.map(({ days, longDays, hours }) =>
      /^\p{L}+$/u.test(hours)
        ? `${hours.toLocaleLowerCase(print.locale)} ${longDays}`
        : `${days} ${hours}`,
    )
    .join(', ');
}

/** Opening hours by their days; two rows for the same days, as around lunch, are one: `8AM-12PM and 1PM-5PM`. */
export function printHoursRows(rows: readonly unknown[], print: Printer) {
  const byDays = new Map<string, { longDays: string; hours: string[] }>();
  for (const row of rows) {
    const hours = printTimes(row, print);
    if (!isRecord(row) || !Array.isArray(row.days) || hours === undefined) return undefined;
    const named: readonly unknown[] = row.days;
    const daysAt = (length: 'short' | 'long') =>
      named.map((day) => print.weekday(String(day), length)).join('-');
    const [days, longDays] = [daysAt('short'), daysAt('long')];
    byDays.set(days, { longDays, hours: [...(byDays.get(days)?.hours ?? []), hours] });
  }
  return [...byDays].map(([days, { longDays, hours }]) => ({
    days,
    longDays,
    hours: print.list(hours),
  }));
}

/** The hours of one row, or the text in their place. */
function printTimes(row: unknown, print: Printer): string | undefined {
  if (!isRecord(row)) return undefined;
  if (typeof row.text === 'string') return row.text;
  if (typeof row.opens !== 'string' || typeof row.closes !== 'string') return undefined;
  return `${print.time(row.opens)}-${printClosing(row.closes, print)}`;
}

/** A closing time, which may be on the next day: 24:00, 25:30. */
export function printClosing(time: string, print: Printer): string {
  const [hours = '', minutes = ''] = time.split(':');
  return print.time(`${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`);
}
