import type { NumberUnit } from '../../../../codegen/form/field.ts';
import { dayIn } from '../../../../codegen/schema/formats/date.ts';
import { timeOf } from '../../../../codegen/validate/suggest-form.ts';
import { suggestType } from '../../../../codegen/validate/suggest-type.ts';

// Numbers, times and days as people of the site's locale write them: the compiler reads what was typed, in the same way as
// in a file. What it cannot read for sure stays as it was typed, and is asked about at the field.

/** How a value is typed, and shown where nobody types. */
export interface Spelling<Own> {
  readonly read: (typed: string) => Own | string;
  readonly show: (value: unknown) => string;
}

interface NumberHabits {
  readonly locale: string;
  readonly unit?: NumberUnit | undefined;
  readonly least?: number;
  readonly most?: number;
  /** The key that it stands under, which may be its unit. */
  readonly key: string;
}

/** Numbers: `11,200`, `$11,200`, `2 miles`. */
export function numberSpelling(habits: NumberHabits): Spelling<number> {
  const { locale, unit, key, least = -Infinity, most = Infinity } = habits;
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  const sign = Object.values(unit ?? {}).join('');
  return {
    show: (value) => (typeof value === 'number' ? format.format(value) : String(value ?? '')),
    read(typed) {
      const figure = typed.replace(sign, '').trim();
      // Another currency is another price.
      const value = /\p{Sc}/u.test(figure) ? undefined : numberIn(inEnglish(figure, locale), key);
      const plain = value ?? (/^-?\d+(?:\.\d+)?$/.test(figure) ? Number(figure) : undefined);
      return plain === undefined || plain < least || plain > most ? typed : plain;
    },
  };
}

function numberIn(data: string, key: string): number | undefined {
  const meant = suggestType(['number'], { data, raw: data, key });
  return meant?.isSure ? Number(meant.word) : undefined;
}

/** A figure with the marks that the compiler reads. */
function inEnglish(figure: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12345.6);
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const marks = new Map([
    [markOf('group'), ','],
    [markOf('decimal'), '.'],
  ]);
  return [...figure].map((letter) => marks.get(letter) ?? letter).join('');
}

/** Times of the day, written as 17:00: `5 PM`, `5pm`, `17.00`. */
export function timeSpelling(locale: string): Spelling<string> {
  const style = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, style);
  const isTwelve = format.resolvedOptions().hour12 ?? false;
  return {
    show(value) {
      const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(String(value)) ?? [];
      if (hour === undefined) return String(value ?? '');
      return format.format(Date.UTC(2000, 0, 1, Number(hour), Number(minute))).replace(/\s/g, ' ');
    },
    read(typed) {
      const hasTwoDigits = isTwelve ? typed : typed.trim().replace(/^\d(?!\d)/, '0$&');
      return timeOf(hasTwoDigits.trim()) ?? typed;
    },
  };
}

/** Days, written as 2026-12-24, or 12-24 for every year: `12/24/2026`, `Dec 24`. */
export function daySpelling(locale: string): Spelling<string> {
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { timeZone: 'UTC' });
  const types = format.formatToParts(0).map(({ type }) => type);
  const isMonthFirst = types.indexOf('month') < types.indexOf('day');
  return {
    show: (value) => String(value ?? ''),
    read: (typed) => dayIn(typed, isMonthFirst ? 'month-first' : 'day-first') ?? typed,
  };
}

/** A day in words, to be sure of what was read: `Thursday, December 24, 2026`. */
export function dayInWords(value: string, locale: string): string {
  const [, year, day] = /^(\d{4}-)?(\d{2}-\d{2})$/.exec(value) ?? [];
  const date = new Date(`${year ?? '2000-'}${day}`);
  if (day === undefined || Number.isNaN(date.getTime())) return '';
  const words = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(year !== undefined && { weekday: 'long', year: 'numeric' }),
  }).format(date);
  return year === undefined ? `${words}, every year` : words;
}
