import type { Data } from '../model/content.ts';
import { weekdays } from '../model/opening-hours.ts';
import { unitRow } from '../model/units.ts';
import { day, daysHeld } from './dated-value.ts';
import { figureOf } from './figure-schema.ts';

/** A calendar date. */
export const date = { type: 'string', format: 'date', maxLength: 10 };

/** A schema of a fact by its name. */
export function reference(name: string): object {
  return { $ref: `#/$defs/${name}` };
}

/**
 * The schema of a price, made from those of an amount of money: an amount that may be the lowest of several, a range, or
 * words; and what an offer makes of it for some days.
 */
export function priceDefinitions(amountDefinitions: readonly (readonly [string, object])[]): Data {
  const { priceAmount, priceAmountOnDays, ...reading } = Object.fromEntries<Data>(
    amountDefinitions.map(([name, schema]) => [name, { ...schema }]),
  );
  return {
    priceAmountValue: pricesIn(unitRow('money').words),
    ...reading,
    priceAmount: {
      ...priceAmount,
      'x-otherwise': otherwise,
      properties: { ...Object(priceAmount?.properties), ...forms },
    },
    priceOffer,
    priceAmountOnDays: { ...priceAmountOnDays, ...priceOnDays },
    price: {
      description: 'A price: an amount, a range, or words said in its place.',
      'x-otherwise':
        'Words in place of a price are written as { text: … }. The price of a vehicle may be left out: the site then says that it is on request.',
      oneOf: [reference('priceAmount'), reference('text')],
    },
  };
}

function pricesIn(currency: string): object {
  const figure = figureOf(
    'money',
    'A price that is not named is left out, or said in words: { text: Call for price }.',
  );
  const range = { type: 'array', items: figure, minItems: 2, maxItems: 2 };
  return {
    description: `A figure in ${currency}, or [from, to].`,
    oneOf: [figure, range],
    examples: [9995],
  };
}

/** Keys that people look for in a price. */
const otherwise = {
  from: 'Of several prices, write the lowest as { money: …, andUp: true }, or the lowest and the highest as { money: […, …] }.',
  onRequest: 'A price on request is left out, or said in words: { text: … }.',
};

/** What a price may have beside its amount. */
const forms = {
  andUp: {
    title: 'From',
    description: 'True if this is the lowest of several prices: "from $7,295".',
    type: 'boolean',
    default: false,
  },
  offer: reference('priceOffer'),
};

/** What a price on some days has more than another value: days of the week, and a name. */
const priceOnDays = {
  title: 'Price on some days',
  description:
    'The price from one day to another, on days of the week, or on those days of the week within that time.',
  // Whoever reads a price knows the day, and says what it is on others.
  'x-days': 'read',
  properties: {
    money: { title: 'Amount', ...figureOf('money') },
    name: {
      description: 'What these days are called, such as High season.',
      'x-language': 'each',
      type: 'string',
      minLength: 1,
      maxLength: 60,
    },
    ...daysHeld,
    days: {
      description:
        'One day of the week, or the first and the last of a stretch: [fri, sun] is Friday to Sunday.',
      type: 'array',
      items: { description: 'A day of the week.', enum: [...weekdays] },
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
    },
  },
  dependentRequired: { from: ['until'], until: ['from'] },
};

const priceOffer = {
  title: 'Offer',
  description: 'A lower price for some days; on all others the regular one holds.',
  type: 'object',
  additionalProperties: false,
  'x-days': 'read',
  required: ['money'],
  properties: {
    money: { title: 'Amount', ...figureOf('money') },
    from: { description: 'The first day of the offer; left out, at once.', ...day('from') },
    until: {
      description: 'The last day of the offer; left out, it has no end.',
      'x-past': { means: 'the regular price holds again' },
      ...day('until'),
    },
    note: reference('note'),
  },
};
