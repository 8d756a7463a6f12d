import { isRecord } from './data.ts';

/** The days of a week, Monday first, as content names them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Minutes of a day. */
export const wholeDay = 24 * 60;

/** A time without a break during which a department is open. */
export interface OpenTime {
  /** The day it begins, 0 for Monday. */
  readonly day: number;
  /** Minutes after midnight of that day. The end is later than the beginning, and may be on the next day. */
  readonly opens: number;
  readonly closes: number;
}

/**
 * The times of one row of opening hours, one for each of its days; none if it has a text instead. Every reader of hours
 * starts here: two days are a stretch that may wrap into the next week, and hours that end before they begin end on the
 * next day.
 */
export function openTimes(row: unknown): readonly OpenTime[] {
  if (!isRecord(row) || typeof row.opens !== 'string' || typeof row.closes !== 'string') return [];
  const [opens, end] = [minutesOf(row.opens), minutesOf(row.closes)];
  const closes = end > opens ? end : end + wholeDay;
  return daysOf(row).map((day) => ({ day, opens, closes }));
}

/** The days of a row, 0 for Monday, in their order. */
export function daysOf({ days }: { readonly days?: unknown }): readonly number[] {
  const names: readonly unknown[] = weekdays;
  const named = [days].flat().map((day) => names.indexOf(day));
  const [first = -1, last = -1] = [named[0], named.at(-1)];
  if (first === -1 || last === -1) return [];
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => (first + step) % 7);
}

/** Minutes after midnight as a time of day; on the next day the hours go on: 25:30. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Whether two times of a week have a moment in common. */
export function overlap(one: OpenTime, other: OpenTime): boolean {
  const ahead = (startOf(other) - startOf(one) + week) % week;
  const behind = (startOf(one) - startOf(other) + week) % week;
  return ahead < one.closes - one.opens || behind < other.closes - other.opens;
}

const week = 7 * wholeDay;

function startOf({ day, opens }: OpenTime): number {
  return day * wholeDay + opens;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
