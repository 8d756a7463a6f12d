import { once } from '../../model/once.ts';
import type { Day } from './fact-value.ts';

/** Prints figures, dates, times and lists in a locale, and money in a currency. */
export interface Printer extends Day {
  number(figure: number, options?: Intl.NumberFormatOptions): string;
  /** `2025-01-23` as `January 23, 2025`; undefined if the text is not a date. */
  date(text: string): string | undefined;
  /**
   * `12-24` as `December 24`, `2026-12-24` as `Thursday, December 24, 2026`, without the year if the day is near; in short
   * as `Dec 24` and, if it is near, `Thu`.
   */
  day(text: string, when?: 'near' | 'near in short'): string | undefined;
  /** `09:30` as `9:30AM`; whole hours without minutes. */
  time(text: string): string;
  /** `mon` as `Mon` or, at length, as `Monday`. */
  weekday(day: string, length?: 'short' | 'long'): string;
  list(words: readonly string[]): string;
  /** An amount of money: with as many decimals as it has, two or none, or with so many. */
  money(amount: number, decimals?: number): string;
  /** A price that is the lowest of several, in the words of the site: `from $7,295`. */
  lowest(price: string): string;
  readonly locale: string;
  readonly currency: string;
}

// The defaults if the file that names the two is invalid, in which case only messages are printed.
const usualLocale = 'en-US';
const usualCurrency = 'USD';

interface PrinterSettings {
  readonly locale?: unknown;
  readonly currency?: unknown;
  readonly priceFrom?: unknown;
}

/** Creates a printer for the locale and the currency that the site's facts name, and for a day. */
export function createPrinter(
  { locale, currency, priceFrom }: PrinterSettings,
  today = '',
): Printer {
  const name = isLocale(locale) ? locale : usualLocale;
  const money = isCurrency(currency) ? currency : usualCurrency;
  const number = numberPrinter(name);
  return {
    locale: name,
    currency: money,
    number,
    money: (amount, decimals = Number.isInteger(amount) ? 0 : 2) =>
      number(amount, {
        style: 'currency',
        currency: money,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
    date: datePrinter(name),
    day: dayPrinter(name),
    time: timePrinter(name),
    weekday: weekdayPrinter(name),
    list: listPrinter(name),
    lowest: (price) => String(priceFrom ?? '{price}').replace('{price}', () => price),
    today,
  };
}

function isLocale(name: unknown): name is string {
  try {
    return typeof name === 'string' && Intl.getCanonicalLocales(name).includes(name);
  } catch {
    return false;
  }
}

function isCurrency(code: unknown): code is string {
  return Intl.supportedValuesOf('currency').some((each) => each === code);
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

function dayPrinter(locale: string): Printer['day'] {
  const format = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const day = { month: 'long', day: 'numeric' } as const;
  const near = format({ ...day, weekday: 'long' });
  const long = { yearly: format(day), dated: format({ ...day, weekday: 'long', year: 'numeric' }) };
  const short = { yearly: format({ ...day, month: 'short' }), dated: format({ weekday: 'short' }) };
  const forms = { always: long, near: { ...long, dated: near }, 'near in short': short };
  return (text, when) => {
    const isYearly = /^\d{2}-\d{2}$/.test(text);
    const time = Date.parse(isYearly ? `2000-${text}` : text);
    if (Number.isNaN(time)) return undefined;
    return forms[when ?? 'always'][isYearly ? 'yearly' : 'dated']().format(time);
  };
}

/** AM and PM follow the number without a space, as on a shop sign; a 24-hour clock always has minutes. */
function timePrinter(locale: string): Printer['time'] {
  const full = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));
  const short = once(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }));
  return (text) => {
    // An invalid time is in a file with an error of its own.
    if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return text;
    const isShort = text.endsWith(':00') && full().resolvedOptions().hour12 === true;
    const printed = (isShort ? short : full)().format(Date.parse(`1970-01-01T${text}Z`));
    // Which space comes before AM differs between versions of the locale data.
    return printed.replace(/\s/g, ' ').replace(/ (?=[AP]M$)/, '');
  };
}

function weekdayPrinter(locale: string): Printer['weekday'] {
  const format = (weekday: 'short' | 'long') =>
    once(() => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }));
  const formats = { short: format('short'), long: format('long') };
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  // 1 January 2024 is a Monday.
  return (day, length = 'short') =>
    formats[length]().format(Date.UTC(2024, 0, 1 + days.indexOf(day)));
}

/** Prints lists without a comma before the conjunction, whatever the custom of the locale. */
function listPrinter(locale: string): Printer['list'] {
  const format = once(() => new Intl.ListFormat(locale));
  return (words) => {
    const before = words.slice(0, -1).join(', ');
    return format().format([before, ...words.slice(-1)].filter((part) => part !== ''));
  };
}
