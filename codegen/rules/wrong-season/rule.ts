import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupsAt, optionalText } from '../../model/data.ts';
import { holdsOn, isYearly } from '../../model/held-days.ts';
import type { Source } from '../../model/source.ts';
import { backwardsIn } from './backwards.ts';
import { datedValuesIn } from './dated-values.ts';
import { wrongDays, yearDays } from './season-days.ts';

/** Each season has hours or is closed, begins before it ends, and shares no day with another of its kind. */
const inHours: Rule = {
  code: 'wrong-season',
  phase: 'error',
  needs: 'groups',
  find({ source, path, value }) {
    const written = groupsAt(value, 'seasons');
    if (written.length === 0 || !Array.isArray(value.hours)) return [];
    const seasons = written.map((season, index) => seasonAt(season, [...path, 'seasons', index]));
    const found = seasons.flatMap((season) => [
      ...hoursFindings(season),
      ...(season.wrong === undefined ? [] : [at(season, 'until', season.wrong)]),
    ]);
    const right = seasons.filter(({ wrong }) => wrong === undefined);
    return [...found, ...overlaps(right), ...gaps(right), ...neverHeld(right, path)].map(
      (each) => ({
        source: source as Source,
        ...each,
      }),
    );
  },
};

/** So does whatever else is shown or hidden for a time. */
const others: Rule = {
  code: 'wrong-season',
  phase: 'error',
  check: ({ site: { written } }) =>
    written.flatMap((source) => [...backwardsIn(source), ...datedValuesIn(source)]),
};

export const rules: readonly Rule[] = [inHours, others];

type Found = Omit<RuleFinding, 'source'>;

interface WrittenSeason {
  readonly name: string;
  readonly data: Data;
  readonly path: Path;
  readonly from: string;
  readonly until: string;
  /** What is wrong with its days. */
  readonly wrong?: { readonly message: string; readonly help: string };
}

function seasonAt(data: Data, path: Path): WrittenSeason {
  const [name = '', from = '', until = ''] = ['name', 'from', 'until'].map((key) =>
    optionalText(data, key),
  );
  const wrong = wrongDays(from, until);
  return { name, data, path, from, until, ...(wrong && { wrong }) };
}

function at({ path }: WrittenSeason, key: string, said: Pick<Found, 'message' | 'help'>): Found {
  return { path: [...path, key], ...said };
}

function hoursFindings({ name, data, path }: WrittenSeason): Found[] {
  const [hasHours, isClosed] = [data.hours !== undefined, data.closed === true];
  if (hasHours !== isClosed) return [];
  if (hasHours) {
    const message = `"${name}" has hours, and is closed`;
    return [{ path: [...path, 'closed'], message, help: 'Delete one of the two.' }];
  }
  const message = `"${name}" has no hours`;
  const help = 'Add its "hours", or "closed: true" if nobody is there.';
  const atField = `${name} has no hours. Add them, or say that it is closed.`;
  return [{ path, message, help, atField }];
}

/** Two seasons of every year, or two of one, that hold on the same day; one of a year goes before one of every year. */
function overlaps(seasons: readonly WrittenSeason[]): Found[] {
  return seasons.flatMap((season, index) => {
    const other = seasons
      .slice(0, index)
      .find(
        (each) =>
          isYearly(each.from) === isYearly(season.from) &&
          (holdsOn(each, season.from) || holdsOn(season, each.from)),
      );
    if (!other) return [];
    const message = `"${season.name}" shares days with "${other.name}" (${other.from} to ${other.until})`;
    return [
      at(season, 'from', { message, help: 'Let one end on the day before the other begins.' }),
    ];
  });
}

/** How many days between two seasons are more likely a slip than meant. */
const shortGap = 2;

/** A day or two between two seasons of every year: the usual hours come back for them. */
function gaps(seasons: readonly WrittenSeason[]): Found[] {
  const yearly = seasons.filter(({ from }) => isYearly(from));
  return yearly.flatMap((season) => {
    const start = yearDays.indexOf(season.until) + 1;
    const next = Array.from(
      { length: shortGap + 1 },
      (_, step) => yearDays[(start + step) % 365] ?? '',
    );
    const length = next.findIndex((day) => yearly.some((each) => holdsOn(each, day)));
    if (length < 1 || start === 0) return [];
    const days = length === 1 ? 'is a day' : `are ${length} days`;
    const message = `after "${season.name}" there ${days} before the next season: the usual hours hold then`;
    const help = 'Let the next season begin on the day after.';
    return [{ ...at(season, 'until', { message, help }), phase: 'costly' }];
  });
}

/** Hours of the other days, though there is no other day. */
function neverHeld(seasons: readonly WrittenSeason[], path: Path): Found[] {
  const yearly = seasons.filter(({ from }) => isYearly(from));
  if (!yearDays.every((day) => yearly.some((season) => holdsOn(season, day)))) return [];
  const message = 'these hours never hold: the seasons leave no day of the year';
  const help = 'Write the hours of the longest season here, and delete that season.';
  return [{ path: [...path, 'hours'], message, help, phase: 'advice' }];
}
