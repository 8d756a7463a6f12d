import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { fixing } from '../diagnostics/fixes.ts';
import { isRecord } from '../model/data.ts';
import { annotationsOf, otherwiseIn } from '../schema/annotations.ts';
import { propertiesOf } from '../schema/field.ts';
import type { Context } from './explain-context.ts';
import { joinWords } from './path-words.ts';

/** Whether an error is about which keys a group has. */
export function isKeyError(error: ErrorObject): boolean {
  return ['required', 'additionalProperties', 'unevaluatedProperties'].includes(error.keyword);
}

/** The keys in the schema of the group. */
export function knownKeys(error: ErrorObject): Readonly<Record<string, unknown>> {
  const properties: unknown = error.parentSchema?.properties;
  return isRecord(properties) ? properties : {};
}

/** The key that is not in the schema, if the error is about one. */
export function unknownKey(error: ErrorObject): string | undefined {
  const key: unknown = error.params.additionalProperty ?? error.params.unevaluatedProperty;
  return typeof key === 'string' ? key : undefined;
}

/** The key that is missing, if the error is about one. */
export function missingKey(error: ErrorObject): string | undefined {
  const key: unknown = error.params.missingProperty;
  return typeof key === 'string' ? key : undefined;
}

const fewKeys = 30;

/** The keys of a group that has only a few. */
export function keysHelp(error: ErrorObject): string {
  const known = Object.keys(knownKeys(error)).filter((each) => each !== 'kind');
  return known.length > 0 && known.length <= fewKeys ? `Keys known here: ${known.join(', ')}.` : '';
}

/** What its schema says to write in place of an unknown key. */
export function otherwiseFor(error: ErrorObject): string | undefined {
  return otherwiseIn(annotationsOf(error.parentSchema ?? {}), unknownKey(error) ?? '');
}

/** Where the keys of a group are declared, if in content, and which sets of them there are. */
export function declaringHelp({ schemas }: Context, error: ErrorObject): string {
  const file = annotationsOf(error.parentSchema ?? {})['x-declared'];
  if (file === undefined) return '';
  const set = propertiesOf(schemas.field(file.replace(/\.yaml$/, ''))).get('set');
  const sets = set?.is === 'choice' ? set.values.map(String) : [];
  return `Declare it in content/${file}, below "own:", or name there, as "set:", the ready-made set that has it: ${joinWords(sets, 'or')}.`;
}

/** `{ money: 9,995 }`: YAML reads the digits after the comma as a key. */
export function cutNumber(
  { source, schemas }: Context,
  path: Path,
  error: ErrorObject,
): Finding | undefined {
  const key = unknownKey(error) ?? '';
  const span = source.locate(path, 'key');
  let start = span.start;
  while (/[\d,$€£]/.test(source.text.charAt(start - 1))) start -= 1;
  const number = source.text.slice(start, span.start);
  if (!/^[$€£]?\d.*,$/.test(number) || !/^\d{3}(?:\.\d+)?$/.test(key)) return undefined;
  const [name = ''] = /(?<![\w-])[\w-]+(?=:\s+\S+$)/.exec(source.text.slice(0, span.start)) ?? [];
  const { schema } = schemas.fieldOf(Object(knownKeys(error)[name]));
  const takes = (value: string) => schemas.errors(schema, Number(value)).length === 0;
  const [whole, decimal] = [
    number.replaceAll(/\D/g, ''),
    number.replace(/,$/, '.').replace(/^\D/, ''),
  ];
  // 38,778 may be 38.778.
  const isDecimal = !takes(whole + key) && takes(decimal + key);
  const text = isDecimal ? decimal : whole;
  return {
    source,
    span,
    code: 'unknown-key',
    message: 'a comma in brackets begins a new entry, so the number is cut in two',
    help: isDecimal
      ? `Write the number with a full stop: ${text}${key}`
      : `Write the number without a comma: ${text}${key}`,
    ...fixing(!isDecimal && takes(text + key), { file: source.file, start, end: span.start, text }),
  };
}
