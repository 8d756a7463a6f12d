import { date, isDay, missingDay, onlyDay, writtenOut, yearFirst, yearLast } from './date.ts';
import type { Format } from './format.ts';

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
