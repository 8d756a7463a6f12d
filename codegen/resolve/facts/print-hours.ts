import { isRecord } from '../../model/data.ts';
import type { Printer } from './printer.ts';

/** Rows of opening hours as one line: `Mon-Fri 8AM-5PM, Sat 9AM-3PM, Sun Emergency only`. */
export function printHours(rows: readonly unknown[], print: Printer): string | undefined {
  const printed = rows.map((row) => printHoursRow(row, print));
  if (printed.includes(undefined)) return undefined;
  return printed.map((row) => `${row?.days} ${row?.hours}`).join(', ');
}

/** One row of opening hours: its days, and its hours or the text in their place. */
export function printHoursRow(row: unknown, print: Printer) {
  if (!isRecord(row) || !Array.isArray(row.days)) return undefined;
  const days = row.days.map((day) => print.weekday(String(day))).join('-');
  if (typeof row.text === 'string') return { days, hours: row.text };
  if (typeof row.opens !== 'string' || typeof row.closes !== 'string') return undefined;
  return { days, hours: `${print.time(row.opens)}-${print.time(row.closes)}` };
}
