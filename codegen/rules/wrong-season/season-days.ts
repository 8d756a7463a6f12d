import { dayAfter, isYearly } from '../../model/held-days.ts';

/** The days of some year, as those of every year. */
export const yearDays = Array.from({ length: 365 }, (_, step) =>
  dayAfter('2001-01-01', step).slice(5),
);

/** What is wrong with the first and the last day of a time. */
export function wrongDays(from: string, until: string) {
  if (from.length !== until.length) {
    const message = `one of these days has a year, the other one comes every year: ${from}, ${until}`;
    const help = 'Write both with their year (2027-06-15), or both without (06-15).';
    return { message, help };
  }
  if (isYearly(from) || from <= until) return undefined;
  const message = `this season ends (${until}) before it begins (${from})`;
  return { message, help: 'Swap the two, or mend the year.' };
}
