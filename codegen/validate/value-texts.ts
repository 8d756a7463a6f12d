import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Message } from '../diagnostics/diagnostic.ts';
import { isUnit, unitRow } from '../model/units.ts';
import { branchesOf, propertiesOf } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { notAllowed } from './choice-texts.ts';
import { formOf } from './form-texts.ts';
import { describeTypes, describeValue } from './path-words.ts';
import { isUnitOf, readFigure } from './suggest-type.ts';
import { helpWithType, typeAtField } from './type-advice.ts';

/** A wrong kind of value: `expected a number, found the text "12"`. */
export function wrongType(
  error: ErrorObject,
  where: string,
  schemas: SchemaSet,
  raw: string,
): Message {
  const types = [error.params.type].flat().map(String);
  const expected = figureKey(error) ? 'a figure with its unit' : describeTypes(types);
  const message = `${where}: expected ${expected}, found ${describeValue(error.data)}`;
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

/** The one key that a group needs; none if something else is expected. */
function onlyKey({ params, parentSchema }: ErrorObject): string | undefined {
  const [key, ...others] = params.type === 'object' ? [parentSchema?.required ?? []].flat() : [];
  return others.length > 0 ? undefined : key;
}

/** The unit of the figure that is expected. */
function figureKey(error: ErrorObject): string | undefined {
  const key = onlyKey(error);
  return key !== undefined && isUnit(key) ? key : undefined;
}

/** Help for a figure without its unit. */
function helpWithGroup(error: ErrorObject, schemas: SchemaSet): { help: string } | undefined {
  const { data, parentSchema } = error;
  const key = onlyKey(error);
  if (key === undefined) return undefined;
  const figure = readFigure(data);
  if (figure && isUnit(key) && !isUnitOf(figure.unit, key))
    return { help: `It is stated in ${unitRow(key).words}: { ${key}: … }.` };
  const value = figure?.value ?? (typeof data === 'string' ? data : undefined);
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

/** A value other than the only one allowed. */
export function notTheConstant(error: ErrorObject, where: string): Message {
  const message = `${where} must be "${error.params.allowedValue}"; found ${describeValue(error.data)}`;
  const atField = `This can only be ${error.params.allowedValue}.`;
  return { code: 'not-allowed', message, atField };
}
