import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FaultText } from '../diagnostics/faults.ts';
import { type Guess, guess } from '../diagnostics/nearest.ts';
import { isRecord } from '../model/data.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { plainAnswer, readFigure } from './mends.ts';
import { asClause, describeTypes, describeValue, joinWords } from './words.ts';

/** A wrong kind of value: `expected a number, found the text "12"`. */
export function wrongType(
  error: ErrorObject,
  place: string,
  _schemas: SchemaSet,
  raw: string,
): FaultText {
  const types = [error.params.type].flat().map(String);
  const message = `${place}: expected ${describeTypes(types)}, found ${describeValue(error.data)}`;
  return {
    code: 'wrong-type',
    message,
    ...(helpWithGroup(error) ?? helpWithType(types, error.data, raw)),
  };
}

/** A price without its unit: the group has one key that it needs. */
function helpWithGroup({ data, params, parentSchema }: ErrorObject): { help: string } | undefined {
  const [key, ...others] = params.type === 'object' ? [parentSchema?.required ?? []].flat() : [];
  if (key === undefined || others.length > 0) return undefined;
  const value = readFigure(data)?.value ?? (typeof data === 'string' ? `"${data}"` : undefined);
  return value === undefined ? undefined : { help: `Write { ${key}: ${value} }.` };
}

/** Advice to remove quotes from a number, or to put a text in quotes. */
export function helpWithType(
  types: readonly string[],
  data: unknown,
  raw = String(data),
): { help?: string } {
  const needsNumber = types.includes('number') || types.includes('integer');
  if (
    needsNumber &&
    typeof data === 'string' &&
    data.trim() !== '' &&
    !Number.isNaN(Number(data))
  ) {
    const isQuoted = /^[\x20-\x7e]*$/.test(data);
    return {
      help: isQuoted
        ? `Remove the quotes: ${data.trim()}`
        : `There is an invisible space beside the number; type it again: ${data.trim()}`,
    };
  }
  if (needsNumber && Array.isArray(data))
    return { help: 'Write one number: what is compared with others cannot be a range.' };
  if (types.includes('string') && (typeof data === 'number' || typeof data === 'boolean')) {
    return { help: `Put it in quotes: "${raw}"` };
  }
  const number = readFigure(data)?.value;
  if (needsNumber && number !== undefined) return { help: `Write only the number: ${number}` };
  if (types.includes('boolean') && typeof data === 'string') return helpWithAnswer(data);
  if (types.join() === 'array' && typeof data === 'string' && data !== '')
    return { help: helpWithList(data) };
  return {};
}

function helpWithAnswer(data: string): { help?: string } {
  const answer = plainAnswer(data);
  return answer === undefined ? {} : { help: `Write ${answer}, without quotes.` };
}

function helpWithList(data: string): string {
  return data.endsWith(']')
    ? 'The bracket [ at the beginning is missing.'
    : 'Write each item on a line of its own, after "- ".';
}

/** A key such as `kind`, which selects the shape of the rest, has an unknown value. */
export function unknownKind(
  error: ErrorObject,
  _place: string,
  schemas: SchemaSet,
): FaultText | undefined {
  const tag = String(error.params.tag);
  const value: unknown = error.params.tagValue;
  // A missing tag is reported as a missing key.
  if (value === undefined) return undefined;
  return notAllowed(`"${tag}"`, value, kindsOf(error, schemas));
}

/** The kinds that a key such as `kind` may name. */
export function kindsOf({ parentSchema, params }: ErrorObject, schemas: SchemaSet): unknown[] {
  const branches: unknown = parentSchema?.oneOf;
  return [branches].flat().flatMap((branch) => {
    const { properties } = schemas.resolve(branch);
    const own = isRecord(properties) ? schemas.resolve(properties[String(params.tag)]) : {};
    return [own.const ?? own.enum ?? []].flat();
  });
}

/** A value that is not in the list of allowed values. */
export function notInList(error: ErrorObject, place: string): FaultText {
  return notAllowed(place, error.data, [error.params.allowedValues].flat());
}

/** The one of a few words that was meant: nearly the same word, or what it is short for. */
export function meantChoice(value: unknown, names: readonly unknown[]): Guess | undefined {
  if (typeof value !== 'string') return undefined;
  const words = names.map(String);
  const long = words.filter((word) => word.length > 2 && value.toLowerCase().startsWith(word));
  const [only, ...others] = long;
  return only && others.length === 0 ? { word: only, isSure: true } : guess(value, words);
}

const fewNames = 14;

function notAllowed(place: string, value: unknown, allowed: readonly unknown[]): FaultText {
  const names = allowed.map(String);
  const meant = meantChoice(value, names)?.word;
  const found = typeof value === 'string' ? `"${value}"` : describeValue(value);
  return {
    code: 'not-allowed',
    message: `${place} cannot be ${found}${meant ? `; did you mean "${meant}"?` : ''}`,
    // A long list only helps if there is no guess.
    ...(meant && names.length > fewNames ? {} : { help: `Allowed: ${joinWords(names, 'or')}.` }),
  };
}

/** A value that is not the one value allowed. */
export function notTheConstant(error: ErrorObject, place: string): FaultText {
  const message = `${place} must be "${error.params.allowedValue}"; found ${describeValue(error.data)}`;
  return { code: 'not-allowed', message };
}

/** A text in the wrong form; the description in the schema says which form is expected. */
export function wrongForm(error: ErrorObject, place: string): FaultText {
  const description: unknown = error.parentSchema?.description;
  const expected =
    typeof description === 'string'
      ? asClause(description)
      : `a text that matches ${error.params.pattern}`;
  return {
    code: 'wrong-form',
    message: `${place} cannot be ${describeValue(error.data)}: it does not have the right form`,
    help: `Expected: ${expected}${beginning(String(error.params.pattern))}.`,
  };
}

/** What a text must begin with, if its pattern begins with fixed text. */
function beginning(pattern: string): string {
  const start = /^\^(https:\/\/|[/#@])/.exec(pattern)?.[1];
  return start === undefined ? '' : `; it begins with "${start}"`;
}

const formatWords: Readonly<Record<string, string>> = {
  date: 'a date such as 2027-03-01',
  time: 'a time such as 09:30:00',
  'date-time': 'a date and time such as 2027-03-01T09:30:00Z',
  email: 'an e-mail address',
  uri: 'a full address such as https://example.com/',
};

const sampleNames = ['perMile', 'main-office', '2027'];

/** A name in the wrong form, where names can be chosen freely. */
export function wrongName(error: ErrorObject, place: string): FaultText {
  const rule: unknown = error.parentSchema?.propertyNames;
  const pattern =
    isRecord(rule) && typeof rule.pattern === 'string' ? new RegExp(rule.pattern, 'u') : /./u;
  const sample = sampleNames.find((name) => pattern.test(name));
  return {
    code: 'wrong-name',
    message: `the name "${error.params.propertyName}" cannot be used in ${place}`,
    ...(sample ? { help: `Write names like "${sample}".` } : {}),
  };
}

/** A text that is not a date, address or similar. */
export function wrongFormat(error: ErrorObject, place: string): FaultText {
  const format = String(error.params.format);
  const expected = formatWords[format] ?? `a text of the format "${format}"`;
  const message = `${place}: expected ${expected}, found ${describeValue(error.data)}`;
  return { code: 'wrong-form', message };
}
