import type { RuleFinding } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupsAt, optionalText, textsAt } from '../../model/data.ts';
import { dayAfter, holdsOn, isYearly } from '../../model/held-days.ts';
import { daysOf } from '../../model/opening-hours.ts';
import { wrongDays, yearDays } from './season-days.ts';

/** Prices of other days that say no days, or that no day is left for. */
export function priceFindings({
  source,
  path,
  value,
}: Pick<RuleFinding, 'source' | 'path'> & { readonly value: Data }): RuleFinding[] {
  const lines = groupsAt(value, 'when').map(lineOf);
  return lines.flatMap((line, index) => {
    const at = [...path, 'when', index];
    if (line.from === undefined && !line.days) {
      const message = 'this price is for other days, and says none';
      const help = 'Add "from" and "until", or "days", as in "days: [sat, sun]".';
      const atField =
        'Say on which days this price holds: a first and a last day, or days of the week.';
      return [{ source, path: at, message, help, atField }];
    }
    const wrong = line.from && line.until ? wrongDays(line.from, line.until) : undefined;
    if (wrong) return [{ source, path: [...at, 'until'], ...wrong }];
    const earlier = lines.slice(0, index);
    if (
      earlier.length === 0 ||
      !daysIn(line).every((day) => earlier.some((each) => fits(each, day)))
    )
      return [];
    const message = 'this price never holds: the lines before it fit all of its days';
    const help = 'The first line that fits a day holds. Move this one up.';
    return [{ source, path: at, message, help }];
  });
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

/** The days on which a line holds: of one of every year, each date may be any day of the week. */
function daysIn(line: Line): readonly Day[] {
  const { from, until } = line;
  if (from && until && !isYearly(from)) {
    const dates = yearDays.map((_, step) => dayAfter(from, step)).filter((date) => date <= until);
    return dates
      .map((date) => ({ date, weekday: (new Date(date).getUTCDay() + 6) % 7 }))
      .filter((day) => fits(line, day));
  }
  return yearDays
    .flatMap((day) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ date: `2001-${day}`, weekday })))
    .filter((day) => fits(line, day));
}
