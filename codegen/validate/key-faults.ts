import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Diagnostic, Path, Span } from '../diagnostics/diagnostic.ts';
import { faultAt } from '../diagnostics/faults.ts';
import { fixingText } from '../diagnostics/fixes.ts';
import { type Guess, guess } from '../diagnostics/nearest.ts';
import { isRecord, valueAt } from '../model/data.ts';
import type { Context, Target } from './fault-context.ts';
import { pathOfPointer } from './pointer.ts';
import { asClause } from './words.ts';

const fewKeys = 14;

/** Whether an error is about which keys a group has. */
export function isKeyFault(error: ErrorObject): boolean {
  return ['required', 'additionalProperties', 'unevaluatedProperties'].includes(error.keyword);
}

/** Unknown and missing keys, group by group: a misspelt key is one fault, not an unknown and a missing one. */
export function explainKeys(
  context: Context,
  target: Target,
  errors: readonly ErrorObject[],
): Diagnostic[] {
  const groups = Map.groupBy(errors, (error) => error.instancePath);
  return [...groups].flatMap(([pointer, group]) => {
    const below = pathOfPointer(pointer, target.data);
    return explainGroup(context, {
      path: [...target.path, ...below],
      data: valueAt(target.data, below),
      errors: group,
    });
  });
}

interface Group {
  readonly path: Path;
  readonly data: unknown;
  readonly errors: readonly ErrorObject[];
}

function explainGroup(context: Context, group: Group): Diagnostic[] {
  const misspelt = new Set<string>();
  const unknown = group.errors.filter((error) => unknownKey(error) !== undefined);
  const faults = unknown.map((error) => {
    const free = Object.keys(knownKeys(error)).filter((key) => !isPresent(group.data, key));
    const meant = guess(
      unknownKey(error) ?? '',
      free.filter((key) => !misspelt.has(key)),
    );
    if (meant) misspelt.add(meant.word);
    return explainUnknown(context, group.path, error, meant);
  });
  for (const error of group.errors) {
    const key = missingKey(error);
    if (key !== undefined && !misspelt.has(key))
      faults.push(explainMissing(context, group.path, error, key));
  }
  return faults;
}

function explainUnknown(
  context: Context,
  path: Path,
  error: ErrorObject,
  meant: Guess | undefined,
): Diagnostic {
  const key = unknownKey(error) ?? '';
  const span = context.source.locate([...path, key], 'key');
  const known = Object.keys(knownKeys(error)).filter((each) => each !== 'kind');
  const message = `unknown key "${key}"${groupName(error)}${meant ? `; did you mean "${meant.word}"?` : ''}`;
  return faultAt(context.source.file, span, {
    code: 'unknown-key',
    message,
    ...(known.length > 0 && known.length <= fewKeys
      ? { help: `Keys known here: ${known.join(', ')}.` }
      : {}),
    ...(meant && fixingText(context.source, span, { from: key, to: meant })),
  });
}

function explainMissing(context: Context, path: Path, error: ErrorObject, key: string): Diagnostic {
  const description = context.schemas.resolve(knownKeys(error)[key]).description;
  const own = knownKeys(error)[key];
  const text = isRecord(own) && typeof own.description === 'string' ? own.description : description;
  return faultAt(context.source.file, placeOfGroup(context, path), {
    code: 'missing-key',
    message: `the key "${key}" is missing${groupName(error)}`,
    help: `Add "${key}:"${typeof text === 'string' ? ` (${asClause(text)})` : ''}.`,
  });
}

/** A group in a list has no key: its first line is reported instead. */
function placeOfGroup({ source }: Context, path: Path): Span {
  return source.locate(path, typeof path.at(-1) === 'string' ? 'key' : 'value');
}

function groupName(error: ErrorObject): string {
  const title = error.parentSchema?.title;
  return typeof title === 'string' ? ` in this ${asClause(title)}` : '';
}

function knownKeys(error: ErrorObject): Readonly<Record<string, unknown>> {
  const properties: unknown = error.parentSchema?.properties;
  return isRecord(properties) ? properties : {};
}

function unknownKey(error: ErrorObject): string | undefined {
  const key: unknown = error.params.additionalProperty ?? error.params.unevaluatedProperty;
  return typeof key === 'string' ? key : undefined;
}

function missingKey(error: ErrorObject): string | undefined {
  const key: unknown = error.params.missingProperty;
  return typeof key === 'string' ? key : undefined;
}

function isPresent(data: unknown, key: string): boolean {
  return isRecord(data) && key in data;
}
