/** A stored time in the dealer's time zone: `2030-05-14 12:02:33`. */
export function localTime(time: string | number, timeZone: string): string {
  // Swedish formats times the ISO way.
  const format = new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });
  return format.format(new Date(time));
}

/** The dealer's time zone abbreviation at that moment, such as `EDT`. */
export function zoneName(time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const parts = format.formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** When a day starts in the dealer's time zone, in the format of stored times; undefined if it is not a date. */
export function startOfDay(day: string, timeZone: string): string | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(midnight)) return undefined;
  // Date counts the 30th of February as the 2nd of March.
  if (new Date(midnight).toISOString().slice(0, 10) !== day) return undefined;
  const shift = (time: number) =>
    Date.parse(`${localTime(time, timeZone).replace(' ', 'T')}Z`) - time;
  // The clocks may change between the guess and the start of the day.
  const guess = midnight - shift(midnight);
  return new Date(midnight - shift(guess)).toISOString();
}
