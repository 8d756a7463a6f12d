/** The hours of a department as its page has them: by weekday, Sunday first, and by the days and seasons that differ. */
interface Times {
  readonly week?: string | undefined;
  readonly exceptions?: string | undefined;
}

/** Whether nothing is open on a date, YYYY-MM-DD. */
export function isClosedOn(date: string, times: Times): boolean {
  return timesOn(Date.parse(date), times).length === 0;
}

/** The times that begin on the day of a moment: those of its date, of its day of the year, or of its weekday. */
export function timesOn(moment: number, { week = '', exceptions = '' }: Times): string[][] {
  const exception = exceptions.split(' ').find((each) => isOn(moment, each.split('=')[0]));
  const [, ...days] = (exception ?? `=${week}`).split(/[ =]/);
  const times = days[new Date(moment).getUTCDay()] ?? days[0] ?? '';
  return times === '-' ? [] : times.split(';').map((time) => time.split(','));
}

/** Whether the day of a moment is a date, or a day of every year, or lies between two with a slash. */
export function isOn(moment: number, name = ''): boolean {
  const [from = '', until = from] = name.split('/');
  const date = new Date(moment).toISOString().slice(10 - from.length, 10);
  return from !== '' && from <= date && date <= until;
}
