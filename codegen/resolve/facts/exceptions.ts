import type { NounTypes } from '../../../generated/content.ts';
import { dateFrom, isYearly } from '../../model/held-days.ts';
import { type OpenTime, openTimes } from '../../model/opening-hours.ts';
import { printHoursRows } from './print-hours.ts';
import type { Printer } from './printer.ts';

type Department = NounTypes['department'];
type SpecialHours = NonNullable<Department['specialHours']>;

/** A day on which the hours of its weekday do not hold. */
export interface DayException {
  /** YYYY-MM-DD or, for every year, MM-DD. */
  readonly day: string;
  /** None if the department is closed. */
  readonly times: readonly OpenTime[];
  readonly rows: SpecialHours;
}

type Exceptional = Pick<Department, 'closedDays' | 'specialHours'>;

/**
 * The closed days and those with other hours, without those that are over by a day; days of every year come last, for a
 * date goes before them.
 */
export function exceptionsOf(
  { closedDays, specialHours = [] }: Exceptional,
  today = '',
): DayException[] {
  const byDay = Map.groupBy(specialHours, ({ day }) => day);
  const special = [...byDay].map(([day, rows]) => ({ day, rows, times: rows.flatMap(timesOf) }));
  const closed = (closedDays?.days ?? []).map((day) => ({ day, rows: [], times: [] }));
  return [...special, ...closed]
    .filter(({ day }) => isYearly(day) || day >= today)
    .toSorted((one, other) => other.day.length - one.day.length || (one.day < other.day ? -1 : 1));
}

/** A row of a day has no weekday; the one it is read with says nothing. */
function timesOf({ opens, closes }: SpecialHours[number]): readonly OpenTime[] {
  return openTimes({ days: ['mon'], opens, closes });
}

/** What is said of one day while it is near: `Closed Thursday, November 26` or, in short, `Closed Thu`. */
export function printException(
  { day, rows }: DayException,
  { closedText, specialText }: Department,
  print: Printer,
  when: 'near' | 'near in short' = 'near',
): string {
  const printed = print.day(day, when) ?? day;
  if (rows.length === 0) return closedText.replace('{days}', printed);
  return specialText.replace('{day}', printed).replace('{hours}', hoursOf(rows, print));
}

/** What is said of all these days: those closed in one sentence. */
export function printExceptions(
  department: Department,
  print: Printer,
  today: string,
): readonly string[] {
  const { closedText, specialText } = department;
  const all = exceptionsOf(department, today);
  const printed = ({ day }: DayException) => print.day(day) ?? day;
  const special = all.filter(({ rows }) => rows.length > 0);
  const names = department.closedDays?.names ?? {};
  const closed = inOrder(all, today).filter(({ rows }) => rows.length === 0);
  // The same holiday of two years is named once.
  const days = new Set(closed.map((each) => names[each.day] ?? printed(each)));
  return [
    ...(days.size > 0 ? [closedText.replace('{days}', print.list([...days]))] : []),
    ...special.map((each) =>
      specialText.replace('{day}', printed(each)).replace('{hours}', hoursOf(each.rows, print)),
    ),
  ];
}

/** By when they come next. */
function inOrder(all: readonly DayException[], today: string): readonly DayException[] {
  const next = ({ day }: DayException) => dateFrom(day, today);
  return all.toSorted((one, other) => (next(one) < next(other) ? -1 : 1));
}

function hoursOf(rows: SpecialHours, print: Printer): string {
  const hours = rows.map(({ opens, closes }) => ({ days: [], opens, closes }));
  return printHoursRows(hours, print)?.[0]?.hours ?? '';
}
