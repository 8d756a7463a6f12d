import type { Data } from '../model/content.ts';

/** A keyword of this project, which JSON Schema does not have. */
interface Annotation {
  /** What it says of a value, for whoever writes a schema. */
  readonly description: string;
  /** What it may be. */
  readonly payload: Data;
  /** Content is walked for the values it stands at: they refer to something, or a rule asks for them. */
  readonly isLink?: true;
}

const flag = { const: true };
const word = { type: 'string', minLength: 1 };
const words = { type: 'array', items: word, minItems: 1, uniqueItems: true };
const path = { ...words, description: 'The keys that lead to a value of the record.' };
const noun = { $ref: '#/$defs/noun' };

/** A group with these keys; the others may be left out. */
function group(required: Readonly<Record<string, Data>>, others: Data = {}): Data {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...others },
  };
}

function oneOfWords(...choices: readonly (string | true)[]): Data {
  return { enum: choices };
}

/**
 * Every annotation of the schemas. Ajv's keywords, the check of the schemas and what content is walked for come from this
 * table. A new one is an entry here.
 */
export const annotations = {
  'x-ref': {
    description: 'Names a record of this noun, or an address of the site.',
    payload: noun,
    isLink: true,
  },
  'x-view': {
    description: 'A page gets this view of the record in place of its name.',
    payload: { $ref: '#/$defs/view' },
    isLink: true,
  },
  'x-many': {
    description: 'The view is a list of all that a query, or a list of names, selects.',
    payload: flag,
  },
  'x-needs': { description: 'A site without these cannot show the view.', payload: words },
  'x-select': {
    description: 'A query for records of this noun: all, those of an owner, or a list.',
    payload: noun,
    isLink: true,
  },
  'x-matches': {
    description: 'What else a query may ask of a record, and where the record has it.',
    payload: { type: 'object', additionalProperties: path },
    isLink: true,
  },
  'x-orders': {
    description: 'The orders of a query: the figure that decides, and which end comes first.',
    payload: {
      type: 'object',
      additionalProperties: group({ at: path, first: oneOfWords('least', 'greatest') }),
    },
  },
  'x-path-of': {
    description: 'An address with {id} in it, one for each record of the noun.',
    payload: group({ noun }),
    isLink: true,
  },
  'x-fact': { description: 'A fact in any unit.', payload: flag, isLink: true },
  'x-unit': {
    description: 'A text that refers to figures of these units only.',
    payload: words,
    isLink: true,
  },
  'x-file-name': {
    description: 'Left out, it is this name from the path of the file, which every path has.',
    payload: word,
  },
  'x-folder-name': {
    description: 'Left out, it is this name from the path of the file, if the path has it.',
    payload: word,
  },
  'x-made-from': {
    description: 'Left out, it is made from the rest of the content.',
    payload: oneOfWords('pages', 'record', 'site', 'vehicle-path'),
  },
  'x-former': {
    description: 'The former names of keys or values, each with its present one.',
    payload: { type: 'object', additionalProperties: word },
  },
  'x-card': { description: 'A specification on cards, and its name there.', payload: word },
  'x-size': { description: 'The specification that tells vehicles apart first.', payload: flag },
  'x-offer': {
    description: 'A specification beside the price, and its name there.',
    payload: { anyOf: [flag, word] },
  },
  'x-structured': {
    description: 'A specification for search engines, by its name there.',
    payload: word,
  },
  'x-filter': {
    description: 'A filter of the catalog: by name, by a part of it, or by bounds of a figure.',
    payload: group({ by: oneOfWords('name', 'part', 'band'), at: path, label: word, all: word }),
  },
  'x-alike': {
    description: 'Alike in all records, or in those with the same value at the key "within".',
    payload: group({}, { within: word, start: { type: 'integer', minimum: 1 }, name: word }),
    isLink: true,
  },
  'x-at-most': {
    description: 'No more than another figure of the record, or of the record that "of" names.',
    payload: group({ figure: word, counts: word, whole: word }, { of: word, unless: word }),
    isLink: true,
  },
  'x-labelled': {
    description: 'With several readings, each has a label.',
    payload: flag,
    isLink: true,
  },
  'x-past': {
    description: 'The day after which this is over, and what that means.',
    payload: group({ means: word }),
    isLink: true,
  },
  'x-point': {
    description: 'A point on the map, inside the region that a key names.',
    payload: group({}, { inside: word, outline: word }),
    isLink: true,
  },
  'x-postal': {
    description: 'A part of an address, in the form of the country.',
    payload: group({ part: oneOfWords('code', 'state') }),
    isLink: true,
  },
  'x-interactive': {
    description: 'A section whose page hydrates, at once or once it is used.',
    payload: oneOfWords(true, 'on-use'),
  },
  'x-cards': { description: 'A section that is a grid of cards.', payload: flag },
  'x-page-heading': {
    description: 'A section that holds the first heading of its page.',
    payload: oneOfWords('always', 'without-hero'),
  },
  'x-query': { description: 'The query parameters a section reads.', payload: words },
  'x-query-lists': { description: 'Those that may hold several values.', payload: words },
  'x-query-keys': {
    description: 'The group of a section whose keys are further parameters.',
    payload: word,
  },
  'x-query-group': {
    description: 'A rental group is a further parameter, by the name that the rentals give it.',
    payload: flag,
  },
  'x-request': {
    description: 'A section that needs the posted form of the request.',
    payload: oneOfWords('form'),
  },
} as const satisfies Readonly<Record<`x-${string}`, Annotation>>;

/** The name of an annotation. */
export type AnnotationName = keyof typeof annotations;

/** Their names, in the order of the table. */
export const annotationNames = Object.keys(annotations) as readonly AnnotationName[];

/** Those whose values content is walked for. */
export const linkNames = annotationNames.filter((name) => 'isLink' in annotations[name]);
