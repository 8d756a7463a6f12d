/** The hours of a department as its page has them: by weekday, Sunday first, and by the days that differ. */
interface Times {
  readonly week?: string | undefined;
  readonly exceptions?: string | undefined;
}

/** Whether nothing is open on a date, YYYY-MM-DD. */
export function isClosedOn(date: string, times: Times): boolean {
  return timesOn(Date.parse(date), times).length === 0;
}

/** The times that begin on a day: those of its date, of its day of the year, or of its weekday. */
export function timesOn(midnight: number, { week = '', exceptions = '' }: Times): string[][] {
  const date = new Date(midnight);
  const exception = exceptions.split(' ').find((each) => isOn(midnight, each.split('=')[0]));
  const times = exception?.split('=')[1] ?? week.split(' ')[date.getUTCDay()] ?? '';
  return times.split(';').flatMap((time) => (time === '-' || time === '' ? [] : [time.split(',')]));
}

/** Whether a date, or a day of every year, is this one. */
export function isOn(midnight: number, name = ''): boolean {
  return name !== '' && new Date(midnight).toISOString().slice(0, 10).endsWith(name);
}
