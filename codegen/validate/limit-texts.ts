import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Message } from '../diagnostics/diagnostic.ts';
import { countOf } from '../diagnostics/phrases.ts';
import { propertiesOf, requiredOf } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { describeValue, joinWords, stillEmpty } from './path-words.ts';

/** A text with too few characters. */
export function tooShort(error: ErrorObject, where: string): Message {
  const length = lengthOf(error.data);
  if (length === 0) return { code: 'too-short', message: `${where} is empty`, atField: stillEmpty };
  const message = `${where} has ${countOf(length, 'character')}; at least ${limitOf(error)} are needed`;
  const atField = `This has ${countOf(length, 'character')}; it needs at least ${limitOf(error)}.`;
  return { code: 'too-short', message, atField };
}

/** A text with too many characters. */
export function tooLong(error: ErrorObject, where: string): Message {
  const size = countOf(lengthOf(error.data), 'character');
  const message = `${where} has ${size}; at most ${limitOf(error)} fit`;
  return { code: 'too-long', message, atField: `This has ${size}; at most ${limitOf(error)} fit.` };
}

/** A number beyond a limit. */
export function outOfRange(error: ErrorObject, where: string): Message {
  const words = rangeWords[error.keyword] ?? 'within';
  const limit = error.params.limit ?? error.params.multipleOf;
  const message = `${where} must be ${words} ${limit}; found ${describeValue(error.data)}`;
  const form: unknown = error.parentSchema?.description;
  const isExplained = error.keyword === 'exclusiveMinimum' && typeof form === 'string';
  const atField = `This must be ${words} ${limit}.${isExplained ? ` ${form}` : ''}`;
  return { code: 'out-of-range', message, ...(isExplained ? { help: form } : {}), atField };
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
  const tooFew =
    isList || size > 0
      ? `There ${size === 1 ? 'is' : 'are'} ${size || 'none'}; at least ${limitOf(error)} needed.`
      : `Nothing is filled in here; add at least ${limitOf(error)}.`;
  const atField = isTooFew ? tooFew : `There are ${size}; at most ${limitOf(error)} fit.`;
  if (isTooFew) {
    const others = otherKeys(error, schemas);
    const help = others.length > 0 ? { help: `Add ${joinWords(others, 'or')}.` } : {};
    return { code: 'too-few', message, ...help, atField };
  }
  const help = isList && typeof form === 'string' ? { help: form } : {};
  return { code: 'too-many', message, ...help, atField };
}

/** So many keys are named where any of them will do. */
const few = 3;

/** The keys that a group with required keys could have besides; of one that has none, no key is the next, and many say nothing. */
function otherKeys(
  { data, parentSchema = {} }: ErrorObject,
  schemas: SchemaSet,
): readonly string[] {
  const group = schemas.fieldOf(parentSchema);
  const all = [...propertiesOf(group).keys()];
  const keys = requiredOf(group).length > 0 || all.length <= few ? all : [];
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
