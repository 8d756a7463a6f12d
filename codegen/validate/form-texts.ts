import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Message } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/phrases.ts';
import { isRecord } from '../model/data.ts';
import { formats } from '../schema/formats/formats.ts';
import { asClause, describeValue, quoted, stillEmpty } from './path-words.ts';

/** A text in the wrong form; the description in the schema says which form is expected. */
export function wrongForm(error: ErrorObject, where: string): Message {
  return {
    code: 'wrong-form',
    message: `${where} cannot be ${describeValue(error.data)}: it does not have the right form`,
    help: `Expected: ${formOf(error)}.${sampleOf(error)}`,
    atField: formAtField(error),
  };
}

/** A sample of the required form, from the schema. */
function sampleOf({ parentSchema }: ErrorObject): string {
  const [sample]: unknown[] = [parentSchema?.examples].flat();
  return sample === undefined ? '' : ` For example: ${sample}`;
}

/** The same beside a field, which says itself what it is for. */
function formAtField(error: ErrorObject): string {
  if (error.data === '') return stillEmpty;
  const sample = sampleOf(error);
  const isReadable = !sample.includes('${');
  return `${quoted(error.data)} does not have the right form.${isReadable ? sample : ''}`;
}

/** The required form of a text, in words. */
export function formOf({ parentSchema }: ErrorObject): string {
  const pattern = String(parentSchema?.pattern);
  const description: unknown = parentSchema?.description;
  const isDescribed = typeof description === 'string';
  const form = isDescribed ? asClause(description) : `a text that matches ${pattern}`;
  return form + beginning(pattern);
}

/** The required beginning of a text, if its pattern begins with fixed text. */
function beginning(pattern: string): string {
  const start = /^\^(https:\/\/|[/#@])/.exec(pattern)?.[1];
  return start === undefined ? '' : `; it begins with "${start}"`;
}

/** What the formats of Ajv expect. */
const formatWords: Readonly<Record<string, string>> = {
  'uri-template': 'an address with fields in braces such as https://example.com/{id}',
};

const sampleNames = ['perMile', 'main-office', '2027', '/about-us'];

/** A name in the wrong form, where names can be chosen freely. */
export function wrongName(error: ErrorObject, where: string): Message {
  const rule: unknown = error.parentSchema?.propertyNames;
  const pattern =
    isRecord(rule) && typeof rule.pattern === 'string' ? new RegExp(rule.pattern, 'u') : /./u;
  const name = String(error.params.propertyName);
  const atField = `“${name}” cannot be a name here: small letters, digits and hyphens can.`;
  const small = name === name.toUpperCase() ? name.toLowerCase() : uncapitalized(name);
  if (small !== name && pattern.test(small))
    return {
      code: 'wrong-name',
      message: `"${name}" cannot be used as a name in ${where}: it begins with a capital letter`,
      help: `Write "${small}".`,
      atField,
    };
  const sample = sampleNames.find((each) => pattern.test(each));
  return {
    code: 'wrong-name',
    message: `"${name}" cannot be used as a name in ${where}`,
    ...(sample ? { help: `Write names like "${sample}".` } : {}),
    atField,
  };
}

function uncapitalized(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A text that is not a date, country or similar. */
export function wrongFormat(error: ErrorObject, where: string): Message {
  const name = String(error.params.format);
  const format = formats[name];
  const text = String(error.data);
  const code = 'wrong-form';
  const expected = format?.form ?? formatWords[name] ?? `a text of the format "${name}"`;
  const reason = format?.reason?.(text);
  if (reason !== undefined) {
    const message = `${where} cannot be "${text}": ${reason}`;
    return { code, message, atField: `“${text}” cannot be: ${reason}.` };
  }
  const meant = format?.meant?.(text);
  const question = meant && !meant.isSure ? didYouMean(text, meant.word) : '';
  const found = describeValue(error.data);
  const atField = text === '' ? stillEmpty : `${quoted(text)} is not ${expected}.`;
  return { code, message: `${where}: expected ${expected}, found ${found}${question}`, atField };
}
