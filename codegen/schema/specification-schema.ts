import type { Data } from '../model/content.ts';
import { groupAt, isRecord, optionalText, valueAt } from '../model/data.ts';
import type { Specifications } from './declared-specifications.ts';
import type { SchemaTexts } from './schema-files.ts';
import { ofAnyName, withOwnFilters } from './specification-filter.ts';
import {
  boundedDefinitions,
  inLanguage,
  placesOf,
  specificationProperty,
} from './specification-property.ts';
import { askedByUnits } from './stated-by-units.ts';

/** What else a vehicle states that conditions may be about. */
const otherFacts = ['features', 'description', 'category', 'price'];

/**
 * The schemas with what vehicles may state, wherever a schema names it. From here on it is like any other key: checked,
 * completed, suggested, filled in, typed, and described in the API.
 */
export function withSpecifications(
  texts: SchemaTexts,
  specifications: Specifications,
): SchemaTexts {
  const changed = new Map(texts);
  for (const [name, change] of Object.entries(changes)) {
    const text = texts.get(name);
    const schema = text === undefined ? undefined : parsed(text);
    if (schema) changed.set(name, JSON.stringify(change(schema, specifications)));
  }
  return changed;
}

/** What is not a schema is reported as it is. */
function parsed(text: string): Data | undefined {
  try {
    const schema: unknown = JSON.parse(text);
    return isRecord(schema) ? schema : undefined;
  } catch {
    return undefined;
  }
}

/** There are no keys of free choice. */
const noOthers = { additionalProperties: false, propertyNames: true };

type Change = (schema: Data, specifications: Specifications) => Data;

/** What becomes of each schema that names specifications. */
const changes: Readonly<Record<string, Change>> = {
  vehicle: withStated,
  unit: withStated,
  'api/vehicle': (schema, specifications) => {
    const properties = Object.entries(propertiesOf(specifications));
    const printed = properties.map(([key, each]) => [key, asPrinted(each)]);
    return merged(schema, ['$defs', 'specifications'], {
      ...noOthers,
      properties: Object.fromEntries(printed),
    });
  },
  specification: (schema, { all, isComplete }) => {
    if (!isComplete) return anyNamed(schema);
    if (all.length === 0) return schema;
    const { pattern: _, type: _text, maxLength: _most, ...others } = schema;
    const keys = all.map(({ key }) => key);
    const asked = all.filter((each) => placesOf(each).includes('finder'));
    const named = { ...others, enum: keys, examples: keys.slice(0, 1) };
    const facts = (each: readonly string[]) => ({ enum: [...each, ...otherFacts] });
    return merged(named, ['$defs'], {
      fact: { ...Object(valueAt(schema, ['$defs', 'fact'])), ...facts(keys) },
      asked: {
        ...Object(valueAt(schema, ['$defs', 'asked'])),
        ...facts(asked.map(({ key }) => key)),
      },
    });
  },
  fact: (schema, { all }) =>
    merged(schema, ['$defs'], Object.assign({}, ...all.map(boundedDefinitions))),
  'fact-line': (schema, specifications) => {
    const { unknown, ...known } = groupAt(schema, 'properties');
    const own = onCards(specifications, (title) => ({
      description: `${title}.`,
      $ref: '#/$defs/figure',
    }));
    const others = specifications.isComplete ? {} : { additionalProperties: ofAnyName };
    return { ...schema, ...others, properties: { ...own, ...known, unknown } };
  },
  'views/vehicle-card': (schema, specifications) => {
    const known = Object(valueAt(schema, ['$defs', 'facts', 'properties']));
    const own = onCards(specifications, (title) => ({
      $ref: 'printed-fact.schema.json',
      description: `${title}.`,
    }));
    return merged(schema, ['$defs', 'facts', 'properties'], { ...own, ...known });
  },
  'sections/vehicle-inventory': withOwnFilters,
};

/** What may be about any of them, while nobody knows which there are. */
function anyNamed(schema: Data): Data {
  const { description, type, pattern, maxLength } = schema;
  const any = { description, type, pattern, maxLength };
  return merged(schema, ['$defs'], { fact: any, asked: any });
}

/** The schema of what states them. */
function withStated(
  schema: Data,
  { isComplete, type, others, things, ...specifications }: Specifications,
): Data {
  const thing = inLanguage(things, specifications.language);
  const says = {
    ...(type !== undefined && { structured: type }),
    ...(isRecord(thing) && { thing }),
  };
  const path = ['properties', 'specifications'];
  const form = Object(valueAt(schema, [...path, 'x-form']));
  const elsewhere = askedByUnits(specifications);
  return merged(schema, path, {
    ...(elsewhere.length > 0 && { 'x-form': { ...form, elsewhere } }),
    ...(isComplete && { ...noOthers, 'x-otherwise': setsToName(others) }),
    ...(Object.keys(says).length > 0 && { 'x-specification': says }),
    properties: propertiesOf(specifications),
  });
}

/** What to do about a key that only another ready-made set has. */
function setsToName(others: Specifications['others']): Data {
  const advice = (sets: readonly string[]) =>
    `In content/specifications.yaml, name the ready-made set that has it, "set: ${sets.join('" or "set: ')}", or declare it below "own:".`;
  return Object.fromEntries(Object.entries(others).map(([key, sets]) => [key, advice(sets)]));
}

/** A schema with more keys in one of its groups. */
function merged(schema: Data, [key, ...path]: readonly string[], more: Data): Data {
  if (key === undefined) return { ...schema, ...more };
  const below = groupAt(schema, key);
  return Object.keys(below).length === 0 ? schema : { ...schema, [key]: merged(below, path, more) };
}

function propertiesOf({ all, language }: Pick<Specifications, 'all' | 'language'>) {
  const pairs = all.map((each) => [each.key, specificationProperty(each, language)] as const);
  return Object.fromEntries(pairs);
}

/** A property for each that cards may show, by its name there. */
function onCards(specifications: Specifications, propertyFor: (title: string) => Data): Data {
  const pairs = Object.values(propertiesOf(specifications)).flatMap((property) => {
    const name = optionalText(groupAt(property, 'x-specification'), 'card');
    return name === undefined ? [] : [[name, propertyFor(String(property.title))]];
  });
  return Object.fromEntries(pairs);
}

/** A specification as the API gives it: a plain number as it is, all else as printed. */
function asPrinted({ title, description, $ref, type, minimum, maximum }: Data): Data {
  if (type === 'integer') return { title, description, type, minimum, maximum };
  const isFigure = String($ref).startsWith('fact.') && !/\/(?:text|date)$/.test(String($ref));
  const words = String(description).replace(/\.$/, isFigure ? ', as text with its unit.' : '.');
  return { title, description: words, type: 'string', minLength: 1, maxLength: 160 };
}
