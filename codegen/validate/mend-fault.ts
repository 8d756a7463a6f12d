import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Guess } from '../diagnostics/nearest.ts';
import { formats } from '../schema/formats/formats.ts';
import { requiredOf } from '../schema/keywords.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { mendForm, rewritten } from './mend-form.ts';
import { mendList, mendType, readFigure, type WrittenValue } from './mends.ts';
import { kindsOf, meantChoice } from './value-texts.ts';

/** How to write a value with an error correctly; undefined if that is unknown. */
export function mendOf(
  error: ErrorObject,
  value: WrittenValue,
  schemas: SchemaSet,
): Guess | undefined {
  switch (error.keyword) {
    case 'type':
      return mendWrongType(error, value, schemas);
    case 'enum':
      return mendChoice(value, [error.params.allowedValues].flat(), error.parentSchema);
    case 'discriminator':
      return mendChoice(value, kindsOf(error, schemas));
    case 'format':
      return mendFormat(error, value) ?? mendForm(value, (text) => fits(error, text, schemas));
    case 'pattern':
      return mendForm(value, (text) => fits(error, text, schemas));
    default:
      return undefined;
  }
}

function mendChoice(
  value: WrittenValue,
  names: readonly unknown[],
  schema?: Schema,
): Guess | undefined {
  const meant = meantChoice(value.data, names, schema);
  return meant && rewritten(value, meant.word, meant.isSure);
}

/** What a format takes a text for. */
function mendFormat({ params }: ErrorObject, value: WrittenValue): Guess | undefined {
  if (typeof value.data !== 'string') return undefined;
  const meant = formats[String(params.format)]?.meant?.(value.data);
  return meant && rewritten(value, meant.word, meant.isSure);
}

function fits({ parentSchema = {} }: ErrorObject, text: string, schemas: SchemaSet): boolean {
  return schemas.errors(parentSchema, text).length === 0;
}

function mendWrongType(
  error: ErrorObject,
  value: WrittenValue,
  schemas: SchemaSet,
): Guess | undefined {
  const { params, parentSchema } = error;
  const types = [params.type].flat().map(String);
  if (types.join() === 'array') {
    return schemas.resolve(parentSchema?.items).type === 'string' ? mendList(value) : undefined;
  }
  if (types.join() === 'object') return mendGroup(parentSchema ?? {}, value, schemas);
  const mend = fittingNumber(mendType(types, value), error, value, schemas);
  // 2026 in quotes is a text, but not a ZIP code.
  const isText = typeof value.data !== 'string' && types.includes('string');
  return isText && !fits(error, value.raw, schemas) ? undefined : mend;
}

/** A number that the schema takes: `38,778` may be 38.778. */
function fittingNumber(
  mend: Guess | undefined,
  error: ErrorObject,
  { data }: WrittenValue,
  schemas: SchemaSet,
): Guess | undefined {
  const takes = (word: string) =>
    schemas.errors(error.parentSchema ?? {}, Number(word)).length === 0;
  if (!mend || typeof data !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(mend.word)) return mend;
  if (takes(mend.word)) return mend;
  const decimal = /^-?\d+,\d+$/.test(data) ? data.replace(',', '.') : mend.word;
  return { word: takes(decimal) ? decimal : mend.word, isSure: false };
}

/** A figure without its unit, for a group that requires only one key. */
function mendGroup(schema: Schema, { data }: WrittenValue, schemas: SchemaSet): Guess | undefined {
  const [key, ...others] = requiredOf(schema);
  const figure = readFigure(data);
  if (key === undefined || others.length > 0 || !figure) return undefined;
  if (schemas.errors(schema, { [key]: figure.value }).length > 0) return undefined;
  const isPlain = !figure.letter && !/[~€£¥]/.test(String(data));
  const isSure = isPlain && (figure.unit === '' || figure.unit === key);
  return { word: `{ ${key}: ${figure.value} }`, isSure };
}
