/** How figures of one unit are printed. */
export interface UnitWords {
  /** Stands before the figure, as `$` does. */
  readonly sign?: string;
  /** Stand after it: for one, and for any other amount. */
  readonly one?: string;
  readonly many?: string;
  /** Follows a hyphen in a compound: `30-day`. */
  readonly compound?: string;
  /** What the figure is, in a message. */
  readonly meaning: string;
}

/** Units of figures. A fact holds exactly one of these keys, or `date` or `text`. */
export const units = {
  usd: { sign: '$', meaning: 'an amount in dollars' },
  percent: { one: '%', many: '%', meaning: 'a percentage' },
  count: { meaning: 'a number of things' },
  miles: { one: ' mile', many: ' miles', compound: 'mile', meaning: 'a distance in miles' },
  feet: { one: ' ft', many: ' ft', compound: 'foot', meaning: 'a length in feet' },
  mph: { one: ' mph', many: ' mph', compound: 'mph', meaning: 'a speed' },
  minutes: { one: ' minute', many: ' minutes', compound: 'minute', meaning: 'a time in minutes' },
  hours: { one: ' hour', many: ' hours', compound: 'hour', meaning: 'a time in hours' },
  days: { one: ' day', many: ' days', compound: 'day', meaning: 'a time in days' },
  businessDays: {
    one: ' business day',
    many: ' business days',
    compound: 'business-day',
    meaning: 'a time in business days',
  },
  weeks: { one: ' week', many: ' weeks', compound: 'week', meaning: 'a time in weeks' },
  months: { one: ' month', many: ' months', compound: 'month', meaning: 'a time in months' },
  years: { one: ' year', many: ' years', compound: 'year', meaning: 'a time in years' },
  year: { meaning: 'a calendar year' },
  pounds: { one: ' lb', many: ' lbs', compound: 'pound', meaning: 'a weight in pounds' },
  kwh: { one: ' kWh', many: ' kWh', compound: 'kWh', meaning: 'an energy in kilowatt hours' },
} as const satisfies Readonly<Record<string, UnitWords>>;

/** The name of a unit of figures. */
export type Unit = keyof typeof units;

/** All units of figures. */
export const unitNames = Object.keys(units).filter(isUnit);

/** Whether a word names a unit of figures. */
export function isUnit(word: string): word is Unit {
  return Object.hasOwn(units, word);
}

/** How figures of a unit are printed. */
export function wordsOf(unit: Unit): UnitWords {
  return units[unit];
}
