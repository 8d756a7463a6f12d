import { isRecord } from '../../model/data.ts';
import type { Printer } from './printer.ts';

/** Opening hours as one line: `Mon-Fri 8AM-5PM, Sat 9AM-3PM, Sun Emergency only`. */
export function printHours(rows: readonly unknown[], print: Printer): string | undefined {
  const printed = printHoursRows(rows, print);
  return printed?.map(({ days, hours }) => `${days} ${hours}`).join(', ');
}

/** Opening hours by their days; two rows for the same days, as around lunch, are one: `8AM-12PM and 1PM-5PM`. */
export function printHoursRows(rows: readonly unknown[], print: Printer) {
  const byDays = new Map<string, string[]>();
  for (const row of rows) {
    const hours = printTimes(row, print);
    if (!isRecord(row) || !Array.isArray(row.days) || hours === undefined) return undefined;
    const days = row.days.map((day) => print.weekday(String(day))).join('-');
    byDays.set(days, [...(byDays.get(days) ?? []), hours]);
  }
  return [...byDays].map(([days, hours]) => ({ days, hours: print.list(hours) }));
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
