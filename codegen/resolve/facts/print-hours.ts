import { isRecord } from '../../model/data.ts';

/** Rows of opening hours as one line: `Mon-Fri 8AM-5PM, Sat 9AM-3PM, Sun Emergency only`. */
export function printHours(rows: readonly unknown[]): string | undefined {
  const printed = rows.map(printRow);
  return printed.includes(undefined) ? undefined : printed.join(', ');
}

function printRow(row: unknown): string | undefined {
  if (!isRecord(row) || !Array.isArray(row.days)) return undefined;
  const days = row.days.map((day) => capitalise(String(day))).join('-');
  if (typeof row.text === 'string') return `${days} ${row.text}`;
  if (typeof row.opens !== 'string' || typeof row.closes !== 'string') return undefined;
  return `${days} ${printTime(row.opens)}-${printTime(row.closes)}`;
}

/** `09:30` as `9:30AM`; minutes only when there are any. */
function printTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'AM' : 'PM'}`;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
