import type { Path } from '../diagnostics/diagnostic.ts';
import { valueAt } from './data.ts';

/** The date some days after another. */
export function dayAfter(day: string, days = 1): string {
  const found = new Date(`${day}T00:00:00Z`);
  found.setUTCDate(found.getUTCDate() + days);
  return found.toISOString().slice(0, 10);
}

/** Days from one to another, YYYY-MM-DD, or MM-DD for every year; left out, without a beginning or an end. */
export interface HeldDays {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** From which day until which a part of some data holds; of what is dated, the first day is its `date`. */
export function daysAt(data: unknown, path: Path, first: 'date' | 'from' = 'from'): HeldDays {
  const { [first]: from, until } = Object(valueAt(data, path));
  return { from: asDay(from), until: asDay(until) };
}

/** On which days a record is not shown that is from its own `date` until a day: those before it, and those after. */
export function daysBeside(data: unknown, path: Path): readonly HeldDays[] {
  const { from: first, until: last } = daysAt(data, path, 'date');
  return [
    ...(first === undefined ? [] : [{ until: dayAfter(first, -1) }]),
    ...(last === undefined ? [] : [{ from: dayAfter(last) }]),
  ];
}

function asDay(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Whether something holds on a day. Days of every year may go on over New Year. */
export function holdsOn({ from, until }: HeldDays, day: string): boolean {
  const isAfter = from === undefined || from <= day.slice(-from.length);
  const isBefore = until === undefined || day.slice(-until.length) <= until;
  return isOverNewYear({ from, until }) ? isAfter || isBefore : isAfter && isBefore;
}

/** Whether days of every year begin in one and end in the next. */
function isOverNewYear({ from = '', until = '' }: HeldDays): boolean {
  return isYearly(from) && isYearly(until) && from > until;
}

/** Whether a day is one of every year, MM-DD: it is never over. */
export function isYearly(day: string): boolean {
  return day.length === 'MM-DD'.length;
}

/** The date of a day: of one of every year, the next one from another day on. */
export function dateFrom(day: string, today: string): string {
  if (!isYearly(day)) return day;
  const year = Number(today.slice(0, 4));
  return day < today.slice(5) ? `${year + 1}-${day}` : `${year}-${day}`;
}

/** The same for readers that know no New Year: what goes on over it is two. */
export function partsOf<Held extends HeldDays>(held: Held): readonly Held[] {
  if (!isOverNewYear(held)) return [held];
  return [
    { ...held, until: '12-31' },
    { ...held, from: '01-01' },
  ];
}
