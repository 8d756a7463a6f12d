import type { Unit } from '../../resolve/facts/units.ts';

/** Words beside a reference that fit only some units, in the language of the units. */
export interface UnitPlace {
  /** Matches the end of the words before the reference. */
  readonly before?: RegExp;
  /** Matches the start of the words after it. */
  readonly after?: RegExp;
  readonly units: readonly Unit[];
  /** What belongs there, in a message. */
  readonly needs: string;
}

const periods: readonly Unit[] = [
  'minutes',
  'hours',
  'days',
  'businessDays',
  'weeks',
  'months',
  'years',
];

/** The units that fit these places; a plain count fits wherever things are counted. */
export const unitPlaces: readonly UnitPlace[] = [
  {
    after: /^ (?:per|a|each|every) mile\b/,
    units: ['usd', 'kwh', 'minutes', 'count'],
    needs: 'an amount for each mile',
  },
  {
    after: /^(?: ?\/ ?| (?:per|an) )hour\b/,
    units: ['usd', 'miles', 'kwh', 'count'],
    needs: 'an amount for each hour',
  },
  {
    after: /^ ?\/ ?(?:day|week|month|year)\b/,
    units: ['usd', 'percent', 'miles', 'hours', 'kwh', 'count'],
    needs: 'an amount for each time',
  },
  { after: /^ APR\b/, units: ['percent'], needs: 'a percentage' },
  { after: /^ old\b/, units: periods, needs: 'an age' },
  {
    after: /^ (?:[a-z]+ )?(?:fee|deposit|surcharge|refund)\b/,
    units: ['usd', 'percent'],
    needs: 'money or a share of it',
  },
  {
    before: /\b(?:fee|deposit|surcharge|price) of $/,
    units: ['usd', 'percent'],
    needs: 'money or a share of it',
  },
  {
    after: /^ (?:people|employees|drivers|guests|seats)\b/,
    units: ['count'],
    needs: 'a number of things',
  },
];
