import { date } from './formats/date.ts';

/** The day that all is to be made for, if DAY asks for one; throws an error of one sentence if that is no day. */
export function askedDay(day = process.env.DAY): string | undefined {
  const fault = dayFault(day);
  if (fault) throw new Error(fault);
  return day || undefined;
}

/** Why what is asked for is no day, in one sentence; undefined if it is one, or nothing. */
export function dayFault(day = process.env.DAY): string | undefined {
  return !day || date.accepts(day) ? undefined : `A day is ${date.form}, not "${day}".`;
}
