/** The first or the last day on which something holds. */
export function day(end: 'from' | 'until'): object {
  return { $ref: `days.schema.json#/$defs/${end}` };
}

/** The days on which a value holds. */
export const daysHeld = {
  from: { description: 'The first of these days.', ...day('from') },
  until: {
    description: 'The last of these days.',
    'x-past': { means: 'this value holds no more' },
    ...day('until'),
  },
};

/** The value of a fact from a day until a day; on all others that beside it holds. */
export function datedValue(key: string, value: object): object {
  return {
    title: 'Value on some days',
    description: 'The value from one day on, until another, or between the two.',
    type: 'object',
    additionalProperties: false,
    'x-days': 'replaces',
    required: [key],
    properties: { [key]: value, ...daysHeld },
  };
}

/** The values of a fact on other days, by the name of their schema. */
export function onOtherDays(name: string): object {
  return {
    title: 'On other days',
    description: 'What it is on some days. Of several lines that fit a day, the first one holds.',
    type: 'array',
    items: { $ref: `#/$defs/${name}` },
    minItems: 1,
    maxItems: 12,
    uniqueItems: true,
  };
}
