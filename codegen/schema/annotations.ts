import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';

/** What may stand at an annotation: its JSON Schema, and the type of a value that follows it. */
interface Payload<Value> {
  readonly schema: Data;
  readonly value?: Value;
}

type ValueOf<Own> = Own extends Payload<infer Value> ? Value : never;
type ValuesOf<Own> = { readonly [Key in keyof Own]: ValueOf<Own[Key]> };
type Payloads = Readonly<Record<string, Payload<unknown>>>;

const flag: Payload<true> = { schema: { const: true } };
const word: Payload<string> = { schema: { type: 'string', minLength: 1 } };
const words: Payload<readonly string[]> = {
  schema: { type: 'array', items: word.schema, minItems: 1, uniqueItems: true },
};
const path: Payload<Path> = {
  schema: { ...words.schema, description: 'The keys that lead to a value of the record.' },
};
const count: Payload<number> = { schema: { type: 'integer', minimum: 1 } };
const noun: Payload<string> = { schema: { $ref: '#/$defs/noun' } };
const view: Payload<string> = { schema: { $ref: '#/$defs/view' } };

function oneOf<const Words extends readonly (string | true)[]>(
  ...choices: Words
): Payload<Words[number]> {
  return { schema: { enum: choices } };
}

/** One payload for values of a type, and another for all others. */
function either<Own, Other>(
  type: 'array' | 'object' | 'string',
  own: Payload<Own>,
  other: Payload<Other>,
): Payload<Own | Other> {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  return { schema: { if: { type }, then: own.schema, else: other.schema } };
}

const wordOrFlag = either('string', word, flag);

function mapOf<Value>(each: Payload<Value>): Payload<Readonly<Record<string, Value>>> {
  return { schema: { type: 'object', additionalProperties: each.schema } };
}

/** A group with these keys; the others may be left out. */
function group<Needed extends Payloads, Others extends Payloads = Record<never, never>>(
  needed: Needed,
  others?: Others,
): Payload<ValuesOf<Needed> & Partial<ValuesOf<Others>>> {
  const all = Object.entries({ ...needed, ...others });
  return {
    schema: {
      type: 'object',
      additionalProperties: false,
      required: Object.keys(needed),
      properties: Object.fromEntries(all.map(([key, { schema }]) => [key, schema])),
    },
  };
}

/** A keyword of this project, which JSON Schema does not have. */
interface Annotation {
  /** What it says of a value, for whoever writes a schema. */
  readonly description: string;
  readonly payload: Payload<unknown>;
  /** Content is walked for the values it stands at: they refer to something, or a rule asks for them. */
  readonly isLink?: true;
}

/**
 * Every annotation of the schemas. Its type, Ajv's keywords, the check of the schemas and what content is walked for come
 * from this table. A new one is an entry here.
 */
export const annotations = {
  'x-ref': {
    description: 'Names a record of this noun, or an address of the site.',
    payload: noun,
    isLink: true,
  },
  'x-view': {
    description:
      'A page gets this view in place of the name of a record, or many in place of a query or a list of names.',
    payload: either('object', group({ name: view, many: flag }), view),
    isLink: true,
  },
  'x-select': {
    description:
      'A query for records of this noun: all, those of an owner, or a list; where a record has what else it may ask for; and by which figure its orders sort.',
    payload: group(
      { noun },
      { at: mapOf(path), orders: mapOf(group({ at: path, first: oneOf('least', 'greatest') })) },
    ),
    isLink: true,
  },
  'x-path-of': {
    description: 'An address with {id} in it, one for each record of the noun.',
    payload: group({ noun }),
    isLink: true,
  },
  'x-marks': {
    description:
      'A text that may hold bold words, line breaks and, unless it says otherwise, links; any other holds words alone.',
    payload: oneOf(true, 'without-links'),
    isLink: true,
  },
  'x-unit': {
    description: 'A text that refers to figures of these units only; or a fact in any unit.',
    payload: either('array', words, flag),
    isLink: true,
  },
  'x-language': {
    description:
      'In a site of several languages, a value of a set form that has one for each of them; or a text that holds in every language, and may have one for each. Other texts always have, and other values never.',
    payload: oneOf('each', 'every'),
  },
  'x-address': {
    description: 'An address of the site that begins with its language, if that is not the first.',
    payload: flag,
  },
  'x-unspelled': {
    description:
      'A text in another language than that of the site: one that a key above it names, or the words of a program.',
    payload: flag,
  },
  'x-made': {
    description:
      'Left out, it is a name that every path of the file has, or one that only some have, or is made from the rest of the content: always, or maybe, where there is something to make it from.',
    payload: group(
      {},
      {
        file: word,
        folder: word,
        from: oneOf('pages', 'question-ids', 'record', 'site', 'specifications', 'vehicle-path'),
        maybe: oneOf('fees', 'search-page'),
      },
    ),
  },
  'x-former': {
    description: 'The former names of keys or values, each with its present one.',
    payload: mapOf(word),
  },
  'x-otherwise': {
    description:
      'What to write where no value of a long list is right, or words stand for a figure; or in place of each of these keys, which people look for here.',
    payload: either('object', mapOf(word), word),
  },
  'x-specification': {
    description:
      'Where a specification is shown, and its name there: on cards, beside the price, to search engines, in comparisons, as a filter; that it tells vehicles apart first, is not searched, is the own one of a dealer, or of which ready-made set, if that has no name for it in his language. Of all specifications: what one and many of the vehicles are called.',
    payload: group(
      {},
      {
        ...{ card: word, words: wordOrFlag, offer: wordOrFlag, structured: word, unnamed: word },
        thing: group({ one: word, many: word }),
        ...{
          size: flag,
          compared: flag,
          filtered: flag,
          unsearched: flag,
          own: flag,
        },
      },
    ),
  },
  'x-declared': {
    description: 'Which keys there are is declared in this file of the content.',
    payload: word,
  },
  'x-filter': {
    description: 'A filter of the catalog: by name, by a part of it, or by bounds of a figure.',
    payload: group({ by: oneOf('name', 'part', 'band'), at: path, label: word, all: word }),
  },
  'x-alike': {
    description:
      'Alike in all records, or in those with the same value at the key "within"; or only in one unit.',
    payload: group({}, { within: word, start: count, name: word, units: flag }),
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
  'x-days': {
    description:
      'Holds from a day until a day, as its keys `from` and `until` say. On others it is left out of its list; or it takes the place of the value that its list is beside; or whoever reads it knows the day; or on these days the record that has it is hidden; or the record is shown from its `date` on.',
    payload: oneOf('hides', 'left-out', 'read', 'replaces', 'shows'),
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
    payload: group({ part: oneOf('code', 'state') }),
    isLink: true,
  },
  'x-form': {
    description:
      'What a form begins with, in this order, what it folds away because addresses are made of it, beside what the path of the file says, what it leaves out because a command writes it, or unless it is written because it is asked for elsewhere, and what it says of a value in place of the description, which is about the file.',
    payload: group({}, { first: words, address: words, omit: words, elsewhere: words, help: word }),
  },
  'x-section': {
    description:
      'What a kind of section is to its page: about places or vehicles, where not every dealer has a use for it; a grid of cards, interactive at once or once it is used, its first heading, a form to post, and the query parameters it reads.',
    payload: group(
      {},
      {
        about: oneOf('places', 'vehicles'),
        cards: flag,
        interactive: oneOf(true, 'on-use'),
        heading: oneOf('always', 'without-hero'),
        posted: flag,
        query: words,
        queryKeys: word,
        queryGroup: flag,
      },
    ),
  },
} as const satisfies Readonly<Record<`x-${string}`, Annotation>>;

/** The name of an annotation. */
export type AnnotationName = keyof typeof annotations;

/** Their names, in the order of the table. */
export const annotationNames = Object.keys(annotations) as readonly AnnotationName[];

/** Those whose values content is walked for. */
export const linkNames = annotationNames.filter((name) => 'isLink' in annotations[name]);

/** What the annotations of a schema say. */
export type Annotations = {
  readonly [Name in AnnotationName]?: ValueOf<(typeof annotations)[Name]['payload']>;
};

/** The annotations of a schema, whose payloads have been checked with it. */
export function annotationsOf(schema: Data): Annotations {
  return schema as Annotations;
}

/** The view that takes the place of a value, and whether there are many. */
export function viewOf({
  'x-view': view,
}: Annotations): { readonly name: string; readonly isMany: boolean } | undefined {
  if (typeof view === 'string') return { name: view, isMany: false };
  return view && { name: view.name, isMany: true };
}

/** The present name of a key or value that was called so before. */
export function presentName(
  { 'x-former': names = {} }: Annotations,
  former: string,
): string | undefined {
  return Object.hasOwn(names, former) ? names[former] : undefined;
}

/** What to write in place of a key that people look for in a group. */
export function otherwiseIn(
  { 'x-otherwise': advice }: Annotations,
  key: string,
): string | undefined {
  return typeof advice === 'object' && Object.hasOwn(advice, key) ? advice[key] : undefined;
}
