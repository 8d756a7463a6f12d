import type { DayOrder, Format } from './format.ts';

/** A date of the calendar. */
export const date: Format = {
  form: 'a date such as 2027-03-01',
  accepts: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text),
  meant(text) {
    const word = onlyDay(writtenOut(text), yearFirst(text));
    return word === undefined ? undefined : { word, isSure: true };
  },
  reason: (text) => missingDay(text),
};

/** Whether the calendar leaves a date as it is: it makes March 2 of February 30. */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const found = new Date(0);
  found.setUTCFullYear(year, month - 1, day);
  return found.toISOString().slice(0, 10) === text;
}

/** Why there is no such day: `February 2027 has 28 days`. */
function missingDay(text: string): string | undefined {
  const [year, month, day] = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').map(Number) : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const name = monthNames()[month - 1];
  if (name === undefined) return `there is no month ${month}`;
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return day > last.getUTCDate() ? `${name} ${year} has ${last.getUTCDate()} days` : undefined;
}

/** The English names of the months. */
function monthNames(): readonly string[] {
  const format = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}

/** `March 1, 2027` and `1 Mar 2027` as 2027-03-01; without a year `03-01`. */
function writtenOut(text: string): string | undefined {
  const words = text
    .trim()
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b|[,.]/gi, ' ')
    .split(/\s+/);
  const [one = '', other = '', year] = words;
  const [name, day] = /^\d/.test(one) ? [other, one] : [one, other];
  const isMonth = (month: string) => month.toLowerCase().startsWith(name.toLowerCase());
  const month = monthNames().findIndex(isMonth) + 1;
  if (words.length > 3 || name.length < 3 || month === 0 || !/^\d{1,2}$/.test(day))
    return undefined;
  return joinDay(year, String(month), day);
}

/** `2027/3/1` and `2027-3-1` as 2027-03-01. */
function yearFirst(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  return joinDay(year, month, day);
}

/** `03/01/2027` either way; of `03/04/2027` the order is unknown. */
function yearLast(text: string): readonly (string | undefined)[] {
  const parts = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}))?$/.exec(text.trim());
  const [, one, two, year] = parts ?? [];
  return [joinDay(year, one, two), joinDay(year, two, one)];
}

/** A day as people of one order write it, with a year or as one of every year: `12/24/26`, `24.12.`, `Dec 24`. */
export function dayIn(typed: string, order: DayOrder): string | undefined {
  const text = typed
    .trim()
    .replace(/\.$/, '')
    .replace(/(?<=^\d{1,2}[/.]\d{1,2}[/.])(?=\d\d$)/, '20');
  const [monthFirst, dayFirst] = yearLast(text);
  // With a hyphen it is as files have it.
  const isMonthFirst = order === 'month-first' || text.includes('-');
  const ways = isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  return [writtenOut(text), yearFirst(text), ...ways].find(
    (day) => day !== undefined && isDay(day.length > 5 ? day : `2000-${day}`),
  );
}

function joinDay(year: string | undefined, month = '', day = ''): string | undefined {
  if (month === '' || day === '') return undefined;
  return [year ?? [], month.padStart(2, '0'), day.padStart(2, '0')].flat().join('-');
}

/** The only one among some readings that is a day of the calendar. */
function onlyDay(...found: readonly (string | undefined)[]): string | undefined {
  const days = new Set(found.filter((text) => text !== undefined && isDay(text)));
  return days.size === 1 ? [...days][0] : undefined;
}

/** A year with all days that a year can have. */
const leapYear = '2000-';

/** A date, or a day of every year, which may be February 29. */
export const closedDay: Format = {
  form: 'a day such as 2026-11-26 or, every year, 11-26',
  accepts: (text) => date.accepts(text) || (isOfEveryYear(text) && isDay(leapYear + text)),
  meant(text) {
    const found = [writtenOut(text), yearFirst(text), ...yearLast(text)];
    const days = found.map((day) => (day && isOfEveryYear(day) ? leapYear + day : day));
    const word = onlyDay(...days);
    if (word === undefined) return undefined;
    return { word: found.includes(word) ? word : word.slice(leapYear.length), isSure: true };
  },
  reason: (text) =>
    isOfEveryYear(text)
      ? missingDay(leapYear + text)?.replace(` ${leapYear.slice(0, 4)}`, '')
      : missingDay(text),
};

function isOfEveryYear(text: string): boolean {
  return /^\d{2}-\d{2}$/.test(text);
}
