import { type Unit, unitRow } from '../model/units.ts';

/** Bounds of a figure, in place of those of its unit. */
export interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The schema of the value of a fact in a unit: a figure, or a range of two. */
export function figuresIn(unit: Unit, bounds: Bounds = {}): object {
  const { words, example } = unitRow(unit);
  const figure = { ...figureOf(unit), ...bounds };
  const range = { type: 'array', items: figure, minItems: 2, maxItems: 2 };
  const description = `A figure in ${words}, or [from, to].`;
  return { description, oneOf: [figure, range], examples: [example] };
}

/** The schema of one figure in a unit. */
export function figureOf(
  unit: Unit,
  unnamed = 'What costs nothing says so in words: { text: free }.',
): object {
  const { measure, words, min = 0, max } = unitRow(unit);
  if (measure === 'money') {
    const description = `A figure in ${words}, more than 0. ${unnamed}`;
    return { description, type: 'number', exclusiveMinimum: 0, maximum: max };
  }
  return { type: 'number', minimum: min, maximum: max };
}

/** Examples of facts in sheets. */
export const factExamples = [
  { money: 6 },
  { businessDays: [2, 5], label: 'Delivery of goods in stock' },
  {
    count: 500,
    readings: {
      story: {
        count: 1500,
        shown: 'the story on the about page',
        reason: 'Two texts of the dealer differ.',
        owner: 'Marketing lead',
        review: '2027-03-01',
      },
    },
  },
];
