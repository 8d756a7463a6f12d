import { isRecord } from '../../model/data.ts';
import type { Check, Keyword } from './quick-keyword.ts';
import { NotQuick } from './quick-keyword.ts';

/** Keywords for single values. */
export const valueKeywords: Readonly<Record<string, Keyword>> = {
  type(argument) {
    const tests = [argument].flat().map(typeTest);
    const [first] = tests;
    return tests.length === 1 && first ? first : (value) => tests.some((test) => test(value));
  },
  enum(argument) {
    const allowed = new Set([argument].flat());
    if (![...allowed].every(isBare)) throw new NotQuick('enum');
    return (value) => allowed.has(value);
  },
  const(argument) {
    if (!isBare(argument)) throw new NotQuick('const');
    return (value) => value === argument;
  },
  pattern(argument) {
    const pattern = new RegExp(String(argument), 'u');
    return ofText((text) => pattern.test(text));
  },
  format(argument) {
    const test = formats[String(argument)];
    if (!test) throw new NotQuick(`format ${argument}`);
    return ofText(test);
  },
  minLength: (limit) => ofText((text) => lengthOf(text) >= Number(limit)),
  maxLength: (limit) =>
    ofText((text) => text.length <= Number(limit) || lengthOf(text) <= Number(limit)),
  minimum: (limit) => ofNumber((number) => number >= Number(limit)),
  maximum: (limit) => ofNumber((number) => number <= Number(limit)),
};

const types: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isRecord,
};

function typeTest(name: unknown): Check {
  const test = types[String(name)];
  if (!test) throw new NotQuick(`type ${name}`);
  return test;
}

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date(text) {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
    if (year === undefined || month === undefined || day === undefined) return false;
    if (year < 100) throw new NotQuick('a date of antiquity');
    const date = new Date(Date.UTC(year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  },
  email: sure(/^[a-z0-9]+([.-][a-z0-9]+)*@[a-z0-9]+([.-][a-z0-9]+)*\.[a-z]{2,}$/),
  uri: sure(/^https:\/\/[a-z0-9.-]+(\/[\w./?=&,+()-]*)?$/),
  'uri-template': sure(/^https:\/\/[a-z0-9.-]+(\/([\w./?=&,+()-]|\{\w+\})*)?$/),
};

/** Usual texts pass; an unusual one is left to ajv. */
function sure(usual: RegExp): (text: string) => boolean {
  return (text) => {
    if (usual.test(text)) return true;
    throw new NotQuick('an unusual address');
  };
}

function ofText(test: (text: string) => boolean): Check {
  return (value) => typeof value !== 'string' || test(value);
}

function ofNumber(test: (number: number) => boolean): Check {
  return (value) => typeof value !== 'number' || test(value);
}

function isBare(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Characters as ajv counts them: a surrogate pair is one. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
