import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Message } from '../diagnostics/diagnostic.ts';
import { type Suggestion, suggest } from '../diagnostics/nearest.ts';
import { didYouMean } from '../diagnostics/phrases.ts';
import { annotationsOf, presentName } from '../schema/annotations.ts';
import { branchesOf, propertiesOf } from '../schema/field.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { formOf } from './form-texts.ts';
import { describeTypes, describeValue, joinWords, quoted } from './path-words.ts';
import { readFigure } from './suggest-type.ts';
import { helpWithType, typeAtField } from './type-advice.ts';

/** A wrong kind of value: `expected a number, found the text "12"`. */
export function wrongType(
  error: ErrorObject,
  where: string,
  schemas: SchemaSet,
  raw: string,
): Message {
  const types = [error.params.type].flat().map(String);
  const message = `${where}: expected ${describeTypes(types)}, found ${describeValue(error.data)}`;
  return {
    code: 'wrong-type',
    message,
    atField: typeAtField(types, error.data),
    ...(helpWithGroup(error, schemas) ??
      helpWithForm(error, schemas, raw) ??
      helpWithType(types, error.data, raw)),
  };
}

/** Help for a number in place of a text of a certain form, which quotes alone may not give it. */
function helpWithForm(
  error: ErrorObject,
  schemas: SchemaSet,
  raw: string,
): { help: string } | undefined {
  const { data, parentSchema = {} } = error;
  const isForm =
    typeof data === 'number' &&
    [error.params.type].flat().includes('string') &&
    parentSchema.pattern !== undefined;
  if (!isForm || schemas.errors(parentSchema, raw).length === 0) return undefined;
  return { help: `Write it in quotes: ${formOf(error)}.` };
}

/** Help for a price without its unit: the group has one required key. */
function helpWithGroup(
  { data, params, parentSchema }: ErrorObject,
  schemas: SchemaSet,
): { help: string } | undefined {
  const [key, ...others] = params.type === 'object' ? [parentSchema?.required ?? []].flat() : [];
  if (key === undefined || others.length > 0) return undefined;
  const value = readFigure(data)?.value ?? (typeof data === 'string' ? data : undefined);
  if (value === undefined) return undefined;
  // What the schema would refuse in its place leads to the next fault.
  const isFit = schemas.errors(parentSchema ?? {}, { [key]: value }).length === 0;
  if (isFit) return { help: `Write { ${key}: ${JSON.stringify(value)} }.` };
  const { description } = schemas.fieldOf(parentSchema ?? {});
  return description === undefined ? undefined : { help: description };
}

/** A key such as `kind`, which selects the shape of the rest, has an unknown value. */
export function unknownKind(
  error: ErrorObject,
  _where: string,
  schemas: SchemaSet,
): Message | undefined {
  const tag = String(error.params.tag);
  const value: unknown = error.params.tagValue;
  // A missing tag is reported as a missing key.
  if (value === undefined) return undefined;
  return notAllowed(`"${tag}"`, value, kindsOf(error, schemas));
}

/** The allowed values of a key such as `kind`. */
export function kindsOf({ parentSchema, params }: ErrorObject, schemas: SchemaSet): unknown[] {
  return branchesOf(schemas.fieldOf(parentSchema ?? {})).flatMap((branch) => {
    const own = propertiesOf(branch).get(String(params.tag));
    return own?.is === 'choice' ? own.values : [];
  });
}

/** A value that is not in the list of allowed values. */
export function notInList(error: ErrorObject, where: string): Message {
  const { data, params, parentSchema } = error;
  return notAllowed(where, data, [params.allowedValues].flat(), parentSchema);
}

/** The allowed word that was meant: its present name, nearly the same, or what the value is short for. */
export function meantChoice(
  value: unknown,
  names: readonly unknown[],
  schema: Schema = {},
): Suggestion | undefined {
  if (typeof value !== 'string') return undefined;
  const present = presentName(annotationsOf(schema), value);
  if (present !== undefined) return { word: present, isSure: true };
  const words = names.map(String);
  // If the value has several words, the allowed word that it begins with is not all that is meant.
  const isOne = !/\s/.test(value.trim());
  const long = words.filter(
    (word) => isOne && word.length > 2 && value.toLowerCase().startsWith(word),
  );
  const [only, ...others] = long;
  if (!only || others.length > 0) return suggest(value, words);
  // In a list of abbreviations it is one: monday, mon. Elsewhere only what follows another word may be left out.
  const isShort = words.every(({ length }) => length === only.length);
  return { word: only, isSure: isShort || !/^\p{L}/u.test(value.slice(only.length)) };
}

const fewNames = 14;

function notAllowed(
  where: string,
  value: unknown,
  allowed: readonly unknown[],
  schema?: Schema,
): Message {
  const names = allowed.map(String);
  const meant = meantChoice(value, names, schema)?.word;
  const found = typeof value === 'string' ? `"${value}"` : describeValue(value);
  return {
    code: 'not-allowed',
    atField:
      names.length > fewNames
        ? `${quoted(value)} cannot be chosen here.`
        : `${quoted(value)} cannot be chosen here. Possible: ${joinWords(names, 'or')}.`,
    message: `${where} cannot be ${found}${meant ? didYouMean(String(value), meant) : ''}`,
    // A long list only helps if there is no suggestion.
    ...(meant && names.length > fewNames ? {} : { help: `Allowed: ${joinWords(names, 'or')}.` }),
  };
}

/** A value other than the only one allowed. */
export function notTheConstant(error: ErrorObject, where: string): Message {
  const message = `${where} must be "${error.params.allowedValue}"; found ${describeValue(error.data)}`;
  const atField = `This can only be ${error.params.allowedValue}.`;
  return { code: 'not-allowed', message, atField };
}
