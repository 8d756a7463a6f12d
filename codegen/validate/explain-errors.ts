import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Finding } from '../diagnostics/finding.ts';
import type { Suggestion } from '../diagnostics/nearest.ts';
import { valueAt } from '../model/data.ts';
import { pathOfPointer } from '../schema/schema-lookup.ts';
import { type Context, fixingValue, type Target, writtenAt } from './explain-context.ts';
import { explainKeys } from './explain-keys.ts';
import { explainValue, rankOf } from './explain-value.ts';
import { isKeyError } from './key-errors.ts';
import { suggestType } from './suggest-type.ts';
import { chooseBranch, type UnionChoice } from './union-choice.ts';

/** Turns the validator's errors into one finding per mistake, in plain words. */
export function explainErrors(context: Context, target: Target): Finding[] {
  const found = context.schemas.errors(target.schema, target.data);
  const errors = found.filter((error) => !isOfHalfNumber(context, target, error));
  const unions = outermostUnions(errors);
  const plain = errors.filter((error) => !isUnion(error) && !isInsideUnion(error, unions));
  const findings = [
    ...[...unions.values()].flatMap((union) => explainUnion(context, target, union)),
    ...explainKeys(context, target, plain.filter(isKeyError)),
    ...explainValues(
      context,
      target,
      plain.filter((error) => !isKeyError(error) && !isOfKeys(error, plain)),
    ),
  ];
  if (findings.length > 0 || errors.length === 0) return findings;
  return [
    {
      source: context.source,
      path: target.path,
      code: 'invalid',
      message: String(errors[0]?.message),
    },
  ];
}

function explainValues(
  context: Context,
  target: Target,
  errors: readonly ErrorObject[],
): Finding[] {
  const worst = new Map<string, ErrorObject>();
  for (const error of errors.filter(isOfValue)) {
    const pointer = `${error.instancePath}\n${error.params.propertyName ?? ''}`;
    const known = worst.get(pointer);
    if (!known || rankOf(error) < rankOf(known)) worst.set(pointer, error);
  }
  return [...worst.values()].flatMap((error) => {
    const path = [...target.path, ...pathOfPointer(error.instancePath, target.data)];
    return explainValue(context, error, path);
  });
}

/** Whether a number is the first half of `{ year: 2,024 }` or `{ money: $7,995 }`; the error is reported at the second, read as a key. */
function isOfHalfNumber({ source }: Context, target: Target, error: ErrorObject): boolean {
  const isBegun = typeof error.data === 'number' || /^[$€£]\d{1,3}$/.test(String(error.data));
  if (!isBegun) return false;
  const path = [...target.path, ...pathOfPointer(error.instancePath, target.data)];
  const { start, end } = source.locate(path);
  const isOfKey = typeof path.at(-1) === 'string';
  return isOfKey && /^[$€£]?\d{1,3},\d{3}(?!\d)/.test(source.text.slice(start, end + 5));
}

/** Whether an error of too few or too many keys only repeats that one is missing, or unknown. */
function isOfKeys(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const cause = { minProperties: 'required', maxProperties: 'additionalProperties' };
  const wanted = Object.entries(cause).find(([keyword]) => keyword === error.keyword)?.[1];
  return errors.some(
    ({ keyword, instancePath }) => keyword === wanted && instancePath === error.instancePath,
  );
}

/** An error in the name of a key is reported once, as "propertyNames". */
function isOfValue(error: ErrorObject): boolean {
  return error.propertyName === undefined || error.keyword === 'propertyNames';
}

function isUnion(error: ErrorObject): boolean {
  return error.keyword === 'oneOf' || error.keyword === 'anyOf';
}

/** The outermost unions, by pointer. */
type Unions = ReadonlyMap<string, ErrorObject>;

/** The validator reports from the inside out: among several unions at one pointer the last is the outermost. */
function outermostUnions(errors: readonly ErrorObject[]): Unions {
  const byPointer = new Map(errors.filter(isUnion).map((error) => [error.instancePath, error]));
  return new Map([...byPointer].filter(([pointer]) => !isBelowUnion(pointer, byPointer)));
}

/** Errors inside the branches of a union mean little until the intended branch is known. */
function isInsideUnion(error: ErrorObject, unions: Unions): boolean {
  const union = unions.get(error.instancePath);
  const isOfBranch = union !== undefined && error.parentSchema !== union.parentSchema;
  return isOfBranch || isBelowUnion(error.instancePath, unions);
}

function isBelowUnion(pointer: string, unions: Unions): boolean {
  for (let end = pointer.lastIndexOf('/'); end !== -1; end = pointer.lastIndexOf('/', end - 1)) {
    if (unions.has(pointer.slice(0, end))) return true;
    if (end === 0) break;
  }
  return false;
}

function explainUnion(context: Context, target: Target, union: ErrorObject): Finding[] {
  const { source } = context;
  const below = pathOfPointer(union.instancePath, target.data);
  const path = [...target.path, ...below];
  const data = valueAt(target.data, below);
  const choice: UnionChoice = chooseBranch(context.schemas.fieldOf(union.parentSchema ?? {}), data);
  if ('finding' in choice) {
    const { part, text, types = [] } = choice.finding;
    const span =
      typeof part === 'object'
        ? source.locate([...path, part.key], 'key')
        : source.locate(path, part === 'group' ? 'key' : 'value');
    const value = writtenAt(source, path, data);
    const meant = suggestType(types, value);
    const suggestion = fixingValue(
      source,
      value,
      fitsUnion(context, union, meant) ? meant : undefined,
    );
    return [{ source, span, ...text, ...suggestion }];
  }
  const findings = explainErrors(context, { schema: choice.branch.schema, data, path });
  return findings.length > 0 ? findings : [{ source, path, ...choice.otherwise }];
}

/** Whether a union allows the rewritten value. */
function fitsUnion(
  { schemas }: Context,
  { parentSchema = {} }: ErrorObject,
  meant?: Suggestion,
): boolean {
  return meant !== undefined && schemas.errors(parentSchema, JSON.parse(meant.word)).length === 0;
}
