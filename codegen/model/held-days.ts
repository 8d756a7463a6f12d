import type { Data } from './content.ts';

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

/** Whether something holds on a day. Days of every year may go on over New Year. */
export function holdsOn({ from, until }: HeldDays, day: string): boolean {
  const isAfter = from === undefined || from <= day.slice(-from.length);
  const isBefore = until === undefined || day.slice(-until.length) <= until;
  return isOverNewYear({ from, until }) ? isAfter || isBefore : isAfter && isBefore;
}

/** Whether days of every year begin in one and end in the next. */
export function isOverNewYear({ from = '', until = '' }: HeldDays): boolean {
  return from.length === 'MM-DD'.length && until.length === from.length && from > until;
}

/** The days on which something begins, and on which it is over: those of every year from the year before on, for four. */
export function turnsOf(held: Data, today: string): readonly string[] {
  const begins = datesOf(held.from, today).map((day) => dayAfter(day, 0));
  // In a year without February 29, March 1 is after it already.
  const ends = datesOf(held.until, today).map((day) =>
    dayAfter(day, dayAfter(day, 0) === day ? 1 : 0),
  );
  return [...begins, ...ends];
}

function datesOf(day: unknown, today: string): readonly string[] {
  if (typeof day !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return [day];
  if (!/^\d\d-\d\d$/.test(day)) return [];
  const year = Number(today.slice(0, 4));
  // The day before January 1 may be one of the year before.
  return [-1, 0, 1, 2].map((more) => `${year + more}-${day}`);
}
