import type { Data } from '../model/content.ts';
import { formerUnits, type Unit, unitNames, unitRow, unitsOf } from '../model/units.ts';
import { datedValue, onOtherDays } from './dated-value.ts';
import { type Bounds, factExamples, figuresIn } from './figure-schema.ts';
import { date, priceDefinitions, reference } from './price-schema.ts';

/** The schema of a fact in any unit, made from the units. */
export function factSchema(): object {
  const kinds = [...unitNames.map(figureKind), ...wordKinds];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Fact',
    description:
      'One figure or text of the dealer with its unit, written once and referred to everywhere.',
    $ref: '#/$defs/fact',
    examples: factExamples,
    $defs: {
      ...Object.fromEntries(kinds.map(({ key, value }) => [`${key}Value`, value])),
      ...annotations,
      ...Object.fromEntries(kinds.flatMap(({ key, words }) => definitionsOf(key, words))),
      ...priceDefinitions(definitionsOf('money', unitRow('money').words, 'priceAmount')),
      ...Object.fromEntries(measured.map(inAnyOf)),
      fact: {
        description: 'A fact in one unit, whichever it is.',
        'x-unit': true,
        oneOf: kinds.map(({ key }) => reference(key)),
      },
      unitName: {
        description: 'The key under which a fact holds its value.',
        enum: kinds.map(({ key }) => key),
        'x-former': formerUnits,
      },
      unitOrMeasure: {
        description: 'The unit of a figure, or what is measured, in any of its units.',
        enum: unitsAndMeasures(),
      },
    },
  };
}

/** The names of schemas of facts in one unit, or in any of some measure. */
export function unitsAndMeasures(): readonly string[] {
  return [...measured.map(([name]) => name), ...unitNames];
}

/** The schemas of facts in a unit with bounds of their own, by name. */
export function boundedFacts(unit: Unit, name: string, bounds: Bounds): Data {
  return Object.fromEntries([
    [`${name}Value`, figuresIn(unit, bounds)],
    ...definitionsOf(unit, unitRow(unit).words, name),
  ]);
}

/** What is measured in several units: each has a schema of its name, for a fact in any of them. */
const measured: readonly (readonly [name: string, units: readonly Unit[]])[] = [
  ['distance', unitsOf('distance')],
  ['length', unitsOf('length')],
  ['speed', unitsOf('speed')],
  ['weight', unitsOf('weight')],
  ['energy', unitsOf('energy')],
  ['power', unitsOf('power')],
  ['duration', unitsOf('time').filter((unit) => unitRow(unit).hours !== undefined)],
];

const orList = new Intl.ListFormat('en', { type: 'disjunction' });

function inAnyOf([name, units]: (typeof measured)[number]): readonly [string, object] {
  const list = orList.format(units.map((unit) => unitRow(unit).words));
  return [name, { description: `A fact in ${list}.`, oneOf: units.map(reference) }];
}

/** A key that a fact may hold its value under. */
interface FactKind {
  readonly key: string;
  readonly words: string;
  readonly value: object;
}

function figureKind(unit: Unit): FactKind {
  return { key: unit, words: unitRow(unit).words, value: figuresIn(unit) };
}

const wordKinds: readonly FactKind[] = [
  {
    key: 'date',
    words: 'a date',
    value: { description: 'A calendar date, YYYY-MM-DD.', ...date },
  },
  {
    key: 'text',
    words: 'words',
    value: {
      description: 'A fact that is words, up to 300 characters.',
      type: 'string',
      minLength: 1,
      maxLength: 300,
    },
  },
];

/** The keys beside the value of a fact, and beside that of another reading. */
const annotations = {
  label: words(
    'What the fact is called when it is listed, and beside its value where it has readings.',
    160,
  ),
  readingLabel: {
    ...words('What this reading is called, beside its value, wherever it is shown.', 60),
    'x-language': 'each',
  },
  also: words(
    'Said where another reading is shown: names this one, with {value} for its value, and whom to ask.',
    200,
  ),
  note: forEditors(words('A remark for editors; never shown.', 300)),
  owed: {
    title: 'Still to be supplied',
    description: 'True while the dealer still owes the real value.',
    type: 'boolean',
    default: false,
  },
  shown: forEditors(words('Where this reading is shown, in words.', 200)),
  reason: forEditors(words('Why there are two readings.', 300)),
  owner: words('The role that decides which reading is right.', 80),
  review: { description: 'The date by which the owner looks again, YYYY-MM-DD.', ...date },
};

function words(description: string, maxLength: number): object {
  return { description, type: 'string', minLength: 1, maxLength };
}

/** Visitors never read it, so it is written once, in whichever language. */
function forEditors(text: object): object {
  return { ...text, 'x-language': 'every' };
}

function definitionsOf(
  key: string,
  unitWords: string,
  name = key,
): readonly (readonly [string, object])[] {
  const aboutReading = ['shown', 'reason', 'owner', 'review'];
  // Of the other units each says what it counts.
  const title = key === 'money' ? { title: 'Amount' } : {};
  const valueAs = (description: string) => ({
    ...title,
    description,
    ...reference(`${name}Value`),
  });
  const reading = {
    description: 'A second reading of the same fact, declared with where it is shown and why.',
    type: 'object',
    additionalProperties: false,
    ...formerKeys(key),
    required: [key, ...aboutReading],
    properties: {
      [key]: valueAs('The value of this reading.'),
      label: reference('readingLabel'),
      also: reference('also'),
      ...references(aboutReading),
    },
  };
  const fact = {
    description: `A fact in ${unitWords}.`,
    type: 'object',
    additionalProperties: false,
    ...formerKeys(key),
    required: [key],
    properties: {
      [key]: valueAs(`The value, in ${unitWords}.`),
      ...references(['label', 'also', 'note', 'owed']),
      when: onOtherDays(`${name}OnDays`),
      readings: readingsOf(name),
    },
  };
  return [
    [`${name}Reading`, reading],
    [`${name}OnDays`, datedValue(key, valueAs('The value on these days.'))],
    [name, fact],
  ];
}

/** What the key of a unit was called before, if it was called otherwise. */
function formerKeys(key: string): object {
  const names = Object.entries(formerUnits).filter(([, unit]) => unit === key);
  return names.length > 0 ? { 'x-former': Object.fromEntries(names) } : {};
}

function readingsOf(name: string): object {
  return {
    title: 'Other values, with reasons',
    description: 'Other declared readings of the same fact, by name.',
    type: 'object',
    minProperties: 1,
    maxProperties: 6,
    propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$', maxLength: 40 },
    additionalProperties: reference(`${name}Reading`),
  };
}

function references(names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, reference(name)]));
}
