import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import type { Change } from '../../../../codegen/edit/change.ts';
import { daysOf, weekdays } from '../../../../codegen/model/opening-hours.ts';

/** What is said of a day: its times, or a text in their place. */
export interface DayLine {
  readonly opens?: string;
  readonly closes?: string;
  readonly text?: string;
}

/** A line of opening hours as it is written: for one day, or from the first to the last. */
export interface HoursRow extends DayLine {
  readonly days: readonly string[];
}

/** The lines of each day, Monday first; several for a break, none for a day that is not mentioned. */
export type Week = readonly (readonly DayLine[])[];

/** The week that lines of opening hours say. */
export function weekOf(rows: readonly HoursRow[]): Week {
  return weekdays.map((_, day) =>
    rows.filter((row) => daysOf(row).includes(day)).map(({ days: _days, ...line }) => line),
  );
}

/** The lines for a week: days that follow each other and say the same share one, unless they have one each already. */
export function rowsOf(week: Week, written: readonly HoursRow[]): readonly HoursRow[] {
  const before = weekOf(written);
  const rowsWith = (day: number) => written.filter((row) => daysOf(row).includes(day));
  const isKept = (day: number) => rowsWith(day).length > 0 && isSame(week[day], before[day]);
  const areApart = (day: number) =>
    isKept(day) && isKept(day - 1) && rowsWith(day)[0] !== rowsWith(day - 1)[0];
  const stretches: [from: number, to: number][] = [];
  for (const day of week.keys()) {
    const last = stretches.at(-1);
    if (last && isSame(week[day], week[day - 1]) && !areApart(day)) last[1] = day;
    else stretches.push([day, day]);
  }
  // A line that runs from one week into the next stays one.
  const [first, last] = [stretches[0], stretches.at(-1)];
  const runsOn = isKept(0) && isKept(6) && rowsWith(0)[0] === rowsWith(6)[0];
  if (runsOn && first && last && first !== last) {
    stretches.shift();
    last[1] = first[1];
  }
  return stretches.flatMap(([from, to]) => {
    const days = [...new Set([from, to])].flatMap((day) => weekdays[day] ?? []);
    return (week[from] ?? []).map((line) => ({ days, ...line }));
  });
}

/** The changes that make some lines of others: those at both ends that are the same stay untouched. */
export function rowChanges(
  path: Path,
  old: readonly HoursRow[],
  fresh: readonly HoursRow[],
): readonly Change[] {
  const shorter = Math.min(old.length, fresh.length);
  let [start, end] = [0, 0];
  while (start < shorter && isSame(old[start], fresh[start])) start++;
  while (end < shorter - start && isSame(old.at(-1 - end), fresh.at(-1 - end))) end++;
  const gone = old.slice(start, old.length - end);
  const come = fresh.slice(start, fresh.length - end);
  const shared = Math.min(gone.length, come.length);
  return [
    ...come
      .slice(0, shared)
      .flatMap((row, index) => changesOfRow([...path, start + index], gone[index] ?? row, row)),
    ...come.slice(shared).map((row, index): Change => {
      return { does: 'add', path: [...path, start + shared + index], value: { ...row } };
    }),
    ...gone.slice(shared).map((): Change => ({ does: 'remove', path: [...path, start + shared] })),
  ];
}

function changesOfRow(path: Path, old: HoursRow, fresh: HoursRow): readonly Change[] {
  const keys = Object.keys(fresh) as (keyof HoursRow)[];
  if (!isSame(keys.toSorted(), Object.keys(old).toSorted()))
    return [{ does: 'set', path, value: { ...fresh } }];
  return keys.flatMap((key): Change[] => {
    const value = fresh[key];
    return value === undefined || isSame(value, old[key])
      ? []
      : [{ does: 'set', path: [...path, key], value }];
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
