import { type DatedFact, datedFacts } from '../../link/dated-figures.ts';
import type { RuleFinding } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupsAt, optionalText, textsAt, valueAt } from '../../model/data.ts';
import { dayAfter, holdsOn, isYearly } from '../../model/held-days.ts';
import { daysOf, weekdays } from '../../model/opening-hours.ts';
import type { Source } from '../../model/source.ts';
import { wrongDays, yearDays } from './season-days.ts';

/** Values of other days that say no days, or that no day is left for. */
export function datedValuesIn(source: Source): readonly RuleFinding[] {
  return datedFacts(source).flatMap((fact) => findingsIn(source, fact));
}

function findingsIn(source: Source, { path, isPrice }: DatedFact): RuleFinding[] {
  const what = isPrice ? 'price' : 'value';
  const lines = groupsAt(Object(valueAt(source.data, path)), 'when').map(lineOf);
  return lines.flatMap((line, index) => {
    const at = [...path, 'when', index];
    if (line.from === undefined && line.until === undefined && !line.days) {
      return [{ source, path: at, ...noDays(isPrice) }];
    }
    const wrong = line.from && line.until ? wrongDays(line.from, line.until) : undefined;
    if (wrong) return [{ source, path: [...at, 'until'], ...wrong }];
    const earlier = lines.slice(0, index);
    const isOwn = (day: Day) => fits(line, day) && !earlier.some((each) => fits(each, day));
    if (index === 0 || daysAround(lines).some(isOwn)) return [];
    const message = `this ${what} never holds: the lines before it fit all of its days`;
    const help = 'The first line that fits a day holds. Move this one up.';
    return [{ source, path: at, message, help }];
  });
}

function noDays(isPrice: boolean) {
  if (isPrice)
    return {
      message: 'this price is for other days, and says none',
      help: 'Add "from" and "until", or "days", as in "days: [sat, sun]".',
      atField: 'Say on which days this price holds: a first and a last day, or days of the week.',
    };
  return {
    message: 'this value is for other days, and says none',
    help: 'Add "from" or "until", or both.',
    atField: 'Say on which days this value holds: from a first day, until a last one, or both.',
  };
}

interface Line {
  readonly from: string | undefined;
  readonly until: string | undefined;
  /** Days of the week, 0 for Monday. */
  readonly days?: readonly number[];
}

function lineOf(data: Data): Line {
  const days = textsAt(data, 'days');
  return {
    from: optionalText(data, 'from'),
    until: optionalText(data, 'until'),
    ...(days.length > 0 && { days: daysOf({ days }) }),
  };
}

interface Day {
  readonly date: string;
  readonly weekday: number;
}

function fits(line: Line, { date, weekday }: Day): boolean {
  return holdsOn(line, date) && (line.days?.includes(weekday) ?? true);
}

/** Long before and long after any date that content has. */
const farYears = [2001, 2999];

/** Days that tell when a line holds beside others: a year around each date, and a year far off, of which each day may be any day of the week. */
function daysAround(lines: readonly Line[]): readonly Day[] {
  const ends = lines.flatMap(({ from, until }) => [from ?? [], until ?? []].flat());
  const near = ends
    .filter((day) => !isYearly(day))
    .flatMap((date) => [date, dayAfter(date, -yearDays.length)])
    .flatMap((first) => yearDays.map((_, step) => dayAfter(first, step + 1)))
    .map((date) => ({ date, weekday: (new Date(date).getUTCDay() + 6) % 7 }));
  const far = farYears.flatMap((year) =>
    yearDays.flatMap((day) => weekdays.map((_, weekday) => ({ date: `${year}-${day}`, weekday }))),
  );
  return [...near, ...far];
}
