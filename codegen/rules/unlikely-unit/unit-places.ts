import { type Measure, type Unit, unitRow } from '../../model/units.ts';

/** Words beside a reference that fit only some units, in the language of the units. */
export interface UnitPlace {
  /** Matches the end of the words before the reference. */
  readonly before?: RegExp;
  /** Matches the start of the words after it. */
  readonly after?: RegExp;
  /** What the figure may measure. */
  readonly measures: readonly Measure[];
  /** The longest unit of time that fits, in hours. */
  readonly longest?: number;
  /** What belongs there, in a message. */
  readonly needs: string;
}

/** What is stated for each mile or kilometer. */
const eachDistance = {
  measures: ['money', 'energy', 'time', 'count'],
  longest: 1,
} satisfies Partial<UnitPlace>;

/** The figures that fit these places; a plain count fits wherever things are counted. */
export const unitPlaces: readonly UnitPlace[] = [
  {
    after: /^ (?:per|a|each|every) mile\b/,
    ...eachDistance,
    needs: 'an amount for each mile',
  },
  {
    after: /^ (?:per|a|each|every) (?:kilometer|km)\b/,
    ...eachDistance,
    needs: 'an amount for each kilometer',
  },
  {
    after: /^(?: ?\/ ?| (?:per|an) )hour\b/,
    measures: ['money', 'distance', 'length', 'energy', 'count'],
    needs: 'an amount for each hour',
  },
  {
    after: /^ ?\/ ?(?:day|week|month|year)\b/,
    measures: ['money', 'share', 'distance', 'length', 'time', 'energy', 'count'],
    needs: 'an amount for each time',
  },
  { after: /^ APR\b/, measures: ['share'], needs: 'a percentage' },
  { after: /^ old\b/, measures: ['time'], needs: 'an age' },
  {
    after: /^ (?:[a-z]+ )?(?:fee|deposit|surcharge|refund)\b/,
    measures: ['money', 'share'],
    needs: 'money or a share of it',
  },
  {
    before: /\b(?:fee|deposit|surcharge|price) of $/,
    measures: ['money', 'share'],
    needs: 'money or a share of it',
  },
  {
    after: /^ (?:people|employees|drivers|guests|seats)\b/,
    measures: ['count'],
    needs: 'a number of things',
  },
];

/** Whether a figure of a unit fits a place. */
export function fitsPlace(unit: Unit, { measures, longest }: UnitPlace): boolean {
  const { measure, hours = 0 } = unitRow(unit);
  return measures.includes(measure) && hours <= (longest ?? hours);
}
