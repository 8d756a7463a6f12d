/** What prints figures, dates, times and lists by the habits of a locale. */
export interface Printer {
  number(figure: number, options?: Intl.NumberFormatOptions): string;
  /** `2025-01-23` as `January 23, 2025`; undefined if the text is not a date. */
  date(text: string): string | undefined;
  /** `09:30` as `9:30AM`; minutes only when there are any. */
  time(text: string): string;
  /** `mon` as `Mon`. */
  weekday(day: string): string;
  list(words: readonly string[]): string;
  readonly locale: string;
}

/** The default if the file that names the locale is refused: only messages are printed then. */
const usualLocale = 'en-US';

/** Prepares to print by the locale that the site's facts name. */
export function createPrinter({ locale = usualLocale }: { readonly locale?: unknown }): Printer {
  const name = isLocale(locale) ? locale : usualLocale;
  return {
    locale: name,
    number: numberPrinter(name),
    date: datePrinter(name),
    time: timePrinter(name),
    weekday: weekdayPrinter(name),
    list: listPrinter(name),
  };
}

function isLocale(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(name);
}

function numberPrinter(locale: string): Printer['number'] {
  const formats = new Map<string, Intl.NumberFormat>();
  return (figure, options = {}) => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
    formats.set(key, format);
    return format.format(figure);
  };
}

function datePrinter(locale: string): Printer['date'] {
  const format = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  return (text) => {
    const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? undefined : format().format(time);
  };
}

/** AM and PM follow the number without a space, as on a shop sign; a 24-hour clock always has minutes. */
function timePrinter(locale: string): Printer['time'] {
  const full = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));
  const short = once(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }));
  return (text) => {
    const isShort = text.endsWith(':00') && full().resolvedOptions().hour12 === true;
    const printed = (isShort ? short : full)().format(Date.parse(`1970-01-01T${text}Z`));
    // Which space comes before AM differs between versions of the locale data.
    return printed.replace(/\s/g, ' ').replace(/ (?=[AP]M$)/, '');
  };
}

function weekdayPrinter(locale: string): Printer['weekday'] {
  const format = once(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  // 1 January 2024 is a Monday.
  return (day) => format().format(Date.UTC(2024, 0, 1 + days.indexOf(day)));
}

/** Without a comma before the last word, whichever of both customs the locale has. */
function listPrinter(locale: string): Printer['list'] {
  const format = once(() => new Intl.ListFormat(locale));
  return (words) => {
    const before = words.slice(0, -1).join(', ');
    return format().format([before, ...words.slice(-1)].filter((part) => part !== ''));
  };
}

/** Locale data takes milliseconds to load, and most checks print only some kinds of facts. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
