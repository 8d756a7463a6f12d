/** A stored time as the clocks of the dealer had it: `2030-05-14 12:02:33`. */
export function localTime(time: string | number, timeZone: string): string {
  // The Swedish way to write a time is the international one.
  const format = new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });
  return format.format(new Date(time));
}

/** The short name of the dealer's time at that moment, such as `EDT`. */
export function zoneName(time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const parts = format.formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** When a day begins for the dealer, as stored times are written; undefined for what is not a day. */
export function startOfDay(day: string, timeZone: string): string | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(midnight)) return undefined;
  const shift = (time: number) =>
    Date.parse(`${localTime(time, timeZone).replace(' ', 'T')}Z`) - time;
  // Clocks may be changed between the guess and the beginning of the day.
  const guess = midnight - shift(midnight);
  return new Date(midnight - shift(guess)).toISOString();
}
