/** What figures of a unit measure: words beside a figure fit some of these, such as a price for each mile. */
export type Measure =
  | 'count'
  | 'distance'
  | 'energy'
  | 'length'
  | 'money'
  | 'power'
  | 'share'
  | 'speed'
  | 'time'
  | 'torque'
  | 'volume'
  | 'weight'
  | 'year';

/** One unit of figures: how to print a figure, and which figures a fact may hold. */
export interface UnitRow {
  readonly measure: Measure;
  /** How to print a figure with its unit in the dealer's language; money is printed in the dealer's currency. */
  readonly style?: Intl.NumberFormatOptions;
  /** For a unit without such a style, the text after the figure: for one, and for any other amount. */
  readonly one?: string;
  readonly many?: string;
  /** Follows a hyphen in a compound: `30-day`. */
  readonly compound?: string;
  /** Decimals of a figure that is not whole; as many as it has, up to three, if left out. */
  readonly decimals?: number;
  /** False for figures without a thousands separator, such as years. */
  readonly grouped?: boolean;
  /** What the figure is, for messages. */
  readonly meaning: string;
  /** The unit in words, for editors: `A fact in …`. */
  readonly words: string;
  /** What it was called before, for editors who still write that. */
  readonly former?: string;
  /** What stands after a figure of this unit that is typed into a text, in lower case. */
  readonly spoken?: readonly string[];
  /** Its code of UN/CEFACT, which search engines know. */
  readonly code?: string;
  /** How many hours a time of one such unit takes, as far as times are compared. */
  readonly hours?: number;
  /** How many miles a distance of one such unit is. */
  readonly miles?: number;
  /** The smallest figure; 0 if left out. */
  readonly min?: number;
  /** The largest figure; more is a slip. */
  readonly max: number;
  /** A typical figure. */
  readonly example: number;
}

/** Units of figures. The fact schema is made from these rows: a fact has exactly one such key, or `date` or `text`. */
const units = {
  money: {
    measure: 'money',
    style: { style: 'currency' },
    decimals: 2,
    meaning: 'an amount of money',
    words: 'the currency of the site',
    former: 'usd',
    spoken: ['dollars', 'us dollars', 'euros', 'euro'],
    max: 10_000_000,
    example: 5.99,
  },
  percent: {
    measure: 'share',
    style: { style: 'unit', unit: 'percent' },
    meaning: 'a percentage',
    words: 'percent',
    spoken: ['%', 'percent', 'per cent'],
    max: 1000,
    example: 25,
  },
  count: {
    measure: 'count',
    meaning: 'a number of things',
    words: 'a plain number of things',
    max: 100_000_000,
    example: 500,
  },
  miles: {
    measure: 'distance',
    code: 'SMI',
    style: { style: 'unit', unit: 'mile', unitDisplay: 'long' },
    compound: 'mile',
    meaning: 'a distance in miles',
    words: 'miles',
    spoken: ['mile', 'miles'],
    miles: 1,
    max: 1_000_000,
    example: 40,
  },
  kilometers: {
    measure: 'distance',
    code: 'KMT',
    style: { style: 'unit', unit: 'kilometer', unitDisplay: 'long' },
    compound: 'kilometer',
    meaning: 'a distance in kilometers',
    words: 'kilometers',
    spoken: ['kilometer', 'kilometers', 'km'],
    miles: 1 / 1.609344,
    max: 1_000_000,
    example: 60,
  },
  feet: {
    measure: 'length',
    code: 'FOT',
    style: { style: 'unit', unit: 'foot' },
    compound: 'foot',
    meaning: 'a length in feet',
    words: 'feet',
    spoken: ['feet', 'foot'],
    max: 10_000,
    example: 10,
  },
  inches: {
    measure: 'length',
    code: 'INH',
    style: { style: 'unit', unit: 'inch' },
    compound: 'inch',
    meaning: 'a length in inches',
    words: 'inches',
    spoken: ['inch', 'inches'],
    max: 10_000,
    example: 20,
  },
  centimeters: {
    measure: 'length',
    code: 'CMT',
    style: { style: 'unit', unit: 'centimeter' },
    compound: 'centimeter',
    meaning: 'a length in centimeters',
    words: 'centimeters',
    spoken: ['centimeter', 'centimeters', 'cm'],
    max: 100_000,
    example: 50,
  },
  mph: {
    measure: 'speed',
    code: 'HM',
    style: { style: 'unit', unit: 'mile-per-hour' },
    compound: 'mph',
    meaning: 'a speed',
    words: 'miles per hour',
    spoken: ['mph'],
    max: 200,
    example: 25,
  },
  kmh: {
    measure: 'speed',
    code: 'KMH',
    style: { style: 'unit', unit: 'kilometer-per-hour' },
    compound: 'km/h',
    meaning: 'a speed in kilometers per hour',
    words: 'kilometers per hour',
    spoken: ['km/h', 'kmh'],
    max: 400,
    example: 25,
  },
  minutes: {
    measure: 'time',
    code: 'MIN',
    style: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
    compound: 'minute',
    meaning: 'a time in minutes',
    words: 'minutes',
    spoken: ['minute', 'minutes'],
    hours: 1 / 60,
    max: 100_000,
    example: 30,
  },
  hours: {
    measure: 'time',
    code: 'HUR',
    style: { style: 'unit', unit: 'hour', unitDisplay: 'long' },
    compound: 'hour',
    meaning: 'a time in hours',
    words: 'hours',
    spoken: ['hour', 'hours'],
    hours: 1,
    max: 100_000,
    example: 24,
  },
  days: {
    measure: 'time',
    style: { style: 'unit', unit: 'day', unitDisplay: 'long' },
    compound: 'day',
    meaning: 'a time in days',
    words: 'calendar days',
    spoken: ['day', 'days'],
    hours: 24,
    max: 10_000,
    example: 30,
  },
  businessDays: {
    measure: 'time',
    one: ' business day',
    many: ' business days',
    compound: 'business-day',
    meaning: 'a time in business days',
    words: 'business days',
    spoken: ['business day', 'business days'],
    max: 1000,
    example: 5,
  },
  weeks: {
    measure: 'time',
    style: { style: 'unit', unit: 'week', unitDisplay: 'long' },
    compound: 'week',
    meaning: 'a time in weeks',
    words: 'weeks',
    spoken: ['week', 'weeks'],
    hours: 24 * 7,
    max: 1000,
    example: 6,
  },
  months: {
    measure: 'time',
    style: { style: 'unit', unit: 'month', unitDisplay: 'long' },
    compound: 'month',
    meaning: 'a time in months',
    words: 'months',
    spoken: ['month', 'months'],
    hours: 24 * 30,
    max: 1000,
    example: 12,
  },
  years: {
    measure: 'time',
    style: { style: 'unit', unit: 'year', unitDisplay: 'long' },
    compound: 'year',
    meaning: 'a time in years',
    words: 'years',
    spoken: ['year', 'years'],
    hours: 24 * 365,
    max: 1000,
    example: 2,
  },
  year: {
    measure: 'year',
    grouped: false,
    meaning: 'a calendar year',
    words: 'a calendar year',
    min: 1800,
    max: 2200,
    example: 2019,
  },
  pounds: {
    measure: 'weight',
    code: 'LBR',
    one: ' lb',
    many: ' lbs',
    compound: 'pound',
    meaning: 'a weight in pounds',
    words: 'pounds',
    spoken: ['pound', 'pounds', 'lb', 'lbs'],
    max: 1_000_000,
    example: 800,
  },
  kilograms: {
    measure: 'weight',
    code: 'KGM',
    style: { style: 'unit', unit: 'kilogram' },
    compound: 'kilogram',
    meaning: 'a weight in kilograms',
    words: 'kilograms',
    spoken: ['kilogram', 'kilograms', 'kg'],
    max: 500_000,
    example: 25,
  },
  watts: {
    measure: 'power',
    code: 'WTT',
    one: ' W',
    many: ' W',
    compound: 'W',
    meaning: 'a power in watts',
    words: 'watts',
    spoken: ['watt', 'watts'],
    max: 1_000_000,
    example: 250,
  },
  horsepower: {
    measure: 'power',
    code: 'BHP',
    one: ' hp',
    many: ' hp',
    compound: 'hp',
    meaning: 'a power in horsepower',
    words: 'horsepower',
    spoken: ['hp', 'horsepower'],
    max: 10_000,
    example: 150,
  },
  kilowatts: {
    measure: 'power',
    code: 'KWT',
    one: ' kW',
    many: ' kW',
    compound: 'kW',
    meaning: 'a power in kilowatts',
    words: 'kilowatts',
    spoken: ['kw', 'kilowatt', 'kilowatts'],
    max: 10_000,
    example: 110,
  },
  newtonMeters: {
    measure: 'torque',
    code: 'NU',
    one: ' Nm',
    many: ' Nm',
    compound: 'Nm',
    meaning: 'a torque in newton meters',
    words: 'newton meters',
    spoken: ['nm'],
    max: 10_000,
    example: 85,
  },
  liters: {
    measure: 'volume',
    code: 'LTR',
    style: { style: 'unit', unit: 'liter' },
    compound: 'liter',
    meaning: 'a volume in liters',
    words: 'liters',
    spoken: ['liter', 'liters'],
    max: 100_000,
    example: 60,
  },
  wh: {
    measure: 'energy',
    code: 'WHR',
    one: ' Wh',
    many: ' Wh',
    compound: 'Wh',
    meaning: 'an energy in watt hours',
    words: 'watt hours',
    spoken: ['wh'],
    max: 10_000_000,
    example: 500,
  },
  kwh: {
    measure: 'energy',
    code: 'KWH',
    one: ' kWh',
    many: ' kWh',
    compound: 'kWh',
    meaning: 'an energy in kilowatt hours',
    words: 'kilowatt hours',
    spoken: ['kwh'],
    max: 100_000,
    example: 5.1,
  },
} as const satisfies Readonly<Record<string, UnitRow>>;

/** The name of a unit of figures. */
export type Unit = keyof typeof units;

/** All units of figures. */
export const unitNames = Object.keys(units).filter(isUnit);

/** What units were called before, and their present names. */
export const formerUnits: Readonly<Record<string, Unit>> = Object.fromEntries(
  unitNames.flatMap((unit) => {
    const { former } = unitRow(unit);
    return former === undefined ? [] : [[former, unit]];
  }),
);

/** Whether a word names a unit of figures. */
export function isUnit(word: string): word is Unit {
  return Object.hasOwn(units, word);
}

/** How to print figures of a unit, and which are allowed. */
export function unitRow(unit: Unit): UnitRow {
  return units[unit];
}

/** The units of some measure. */
export function unitsOf(measure: Measure): readonly Unit[] {
  return unitNames.filter((unit) => unitRow(unit).measure === measure);
}

/** Whether figures of a unit are amounts of money. */
export function isMoney(unit: string): boolean {
  return isUnit(unit) && unitRow(unit).measure === 'money';
}
