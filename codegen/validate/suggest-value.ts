import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Suggestion } from '../diagnostics/nearest.ts';
import { requiredOf } from '../schema/field.ts';
import { formats } from '../schema/formats/formats.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { meantChoice } from './choice-texts.ts';
import { rewritten, suggestForm } from './suggest-form.ts';
import {
  isUnitOf,
  readFigure,
  suggestList,
  suggestType,
  type WrittenValue,
} from './suggest-type.ts';
import { kindsOf } from './value-texts.ts';

/** How to write a value with an error correctly; undefined if that is unknown. */
export function suggestValue(
  error: ErrorObject,
  value: WrittenValue,
  schemas: SchemaSet,
): Suggestion | undefined {
  switch (error.keyword) {
    case 'type':
      return suggestOtherType(error, value, schemas);
    case 'enum':
      return suggestChoice(value, [error.params.allowedValues].flat(), error.parentSchema);
    case 'discriminator':
      return suggestChoice(value, kindsOf(error, schemas));
    case 'format':
      return (
        suggestFormat(error, value) ?? suggestForm(value, (text) => fits(error, text, schemas))
      );
    case 'pattern':
      return suggestForm(value, (text) => fits(error, text, schemas));
    default:
      return undefined;
  }
}

function suggestChoice(
  value: WrittenValue,
  names: readonly unknown[],
  schema?: Schema,
): Suggestion | undefined {
  const meant = meantChoice(value.data, names, schema);
  return meant && rewritten(value, meant.word, meant.isSure);
}

/** What a format takes a text for. */
function suggestFormat({ params }: ErrorObject, value: WrittenValue): Suggestion | undefined {
  if (typeof value.data !== 'string') return undefined;
  const meant = formats[String(params.format)]?.meant?.(value.data);
  return meant && rewritten(value, meant.word, meant.isSure);
}

function fits({ parentSchema = {} }: ErrorObject, text: string, schemas: SchemaSet): boolean {
  return schemas.errors(parentSchema, text).length === 0;
}

function suggestOtherType(
  error: ErrorObject,
  value: WrittenValue,
  schemas: SchemaSet,
): Suggestion | undefined {
  const { params, parentSchema } = error;
  const types = [params.type].flat().map(String);
  if (types.join() === 'array') {
    const list = schemas.fieldOf(parentSchema ?? {});
    return list.is === 'list' && list.items.is === 'text' ? suggestList(value) : undefined;
  }
  if (types.join() === 'object') return suggestGroup(parentSchema ?? {}, value, schemas);
  const suggestion = fittingNumber(suggestType(types, value), error, value, schemas);
  // 2026 in quotes is a text, but not a ZIP code.
  const isText = typeof value.data !== 'string' && types.includes('string');
  return isText && !fits(error, value.raw, schemas) ? undefined : suggestion;
}

/** A number that the schema takes: `38,778` may be 38.778. */
function fittingNumber(
  suggestion: Suggestion | undefined,
  error: ErrorObject,
  { data }: WrittenValue,
  schemas: SchemaSet,
): Suggestion | undefined {
  const takes = (word: string) =>
    schemas.errors(error.parentSchema ?? {}, Number(word)).length === 0;
  if (!suggestion || typeof data !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(suggestion.word))
    return suggestion;
  if (takes(suggestion.word)) return suggestion;
  const decimal = /^-?\d+,\d+$/.test(data) ? data.replace(',', '.') : suggestion.word;
  return { word: takes(decimal) ? decimal : suggestion.word, isSure: false };
}

/** A figure without its unit, for a group that requires only one key. */
function suggestGroup(
  schema: Schema,
  { data }: WrittenValue,
  schemas: SchemaSet,
): Suggestion | undefined {
  const [key, ...others] = requiredOf(schemas.fieldOf(schema));
  const figure = readFigure(data);
  if (key === undefined || others.length > 0 || !figure) return undefined;
  if (schemas.errors(schema, { [key]: figure.value }).length > 0) return undefined;
  if (!isUnitOf(figure.unit, key)) return undefined;
  const isSure = !figure.letter && !figure.isForeign && !/[~€£¥]/.test(String(data));
  return { word: `{ ${key}: ${figure.value} }`, isSure };
}
