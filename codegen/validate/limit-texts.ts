import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Message } from '../diagnostics/diagnostic.ts';
import { countOf } from '../diagnostics/phrases.ts';
import { propertiesOf, requiredOf } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { describeValue, joinWords } from './path-words.ts';

/** A text with too few characters. */
export function tooShort(error: ErrorObject, where: string): Message {
  const length = lengthOf(error.data);
  if (length === 0) return { code: 'too-short', message: `${where} is empty` };
  const message = `${where} has ${countOf(length, 'character')}; at least ${limitOf(error)} are needed`;
  return { code: 'too-short', message };
}

/** A text with too many characters. */
export function tooLong(error: ErrorObject, where: string): Message {
  const message = `${where} has ${countOf(lengthOf(error.data), 'character')}; at most ${limitOf(error)} fit`;
  return { code: 'too-long', message };
}

/** A number beyond a limit. */
export function outOfRange(error: ErrorObject, where: string): Message {
  const words = rangeWords[error.keyword] ?? 'within';
  const limit = error.params.limit ?? error.params.multipleOf;
  const message = `${where} must be ${words} ${limit}; found ${describeValue(error.data)}`;
  const form: unknown = error.parentSchema?.description;
  const isExplained = error.keyword === 'exclusiveMinimum' && typeof form === 'string';
  return { code: 'out-of-range', message, ...(isExplained ? { help: form } : {}) };
}

const rangeWords: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
};

/** A list or group with too few or too many entries. */
export function wrongSize(error: ErrorObject, where: string, schemas: SchemaSet): Message {
  const isList = Array.isArray(error.data);
  const size = isList ? lengthOf(error.data) : Object.keys(Object(error.data)).length;
  const isTooFew = error.keyword.startsWith('min');
  const message = `${where} has ${countOf(size, isList ? 'item' : 'key')}; at ${isTooFew ? 'least' : 'most'} ${limitOf(error)} ${isTooFew ? 'needed' : 'allowed'}`;
  const form: unknown = error.parentSchema?.description;
  if (isTooFew) {
    const others = otherKeys(error, schemas);
    const help = others.length > 0 ? { help: `Add ${joinWords(others, 'or')}.` } : {};
    return { code: 'too-few', message, ...help };
  }
  const help = isList && typeof form === 'string' ? { help: form } : {};
  return { code: 'too-many', message, ...help };
}

/** The keys that a group with required keys could have besides; of a group that has none, no key is the next. */
function otherKeys(
  { data, parentSchema = {} }: ErrorObject,
  schemas: SchemaSet,
): readonly string[] {
  const group = schemas.fieldOf(parentSchema);
  const keys = requiredOf(group).length > 0 ? [...propertiesOf(group).keys()] : [];
  return keys.filter((key) => !Object.hasOwn(Object(data), key)).map((key) => `"${key}:"`);
}

function limitOf(error: ErrorObject): string {
  return Number(error.params.limit).toLocaleString('en-US');
}

/** Characters as the validator counts them: a surrogate pair is one. */
function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return [...String(value)].length;
}
