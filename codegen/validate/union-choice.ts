import type { Message } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { didYouMean } from '../diagnostics/phrases.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { annotationsOf, otherwiseIn, presentName } from '../schema/annotations.ts';
import { type Field, propertiesOf, requiredOf } from '../schema/field.ts';
import { asClause, describeTypes, describeValue, joinWords } from './path-words.ts';
import { readFigure } from './suggest-type.ts';
import { helpWithType, typeAtField } from './type-advice.ts';

/** The branch of a union that the author meant, or the error if that is unclear. */
export type UnionChoice =
  | { readonly branch: Field; readonly otherwise: Message }
  | { readonly finding: ChoiceFinding };

interface ChoiceFinding {
  /** The whole group, the value, or one of the keys. */
  readonly part: 'group' | 'value' | { readonly key: string };
  readonly text: Message;
  /** The allowed types, if the value has another. */
  readonly types?: readonly string[];
}

/** Chooses the branch of a union that fits the data best; nested unions count as one. */
export function chooseBranch(union: Field, data: unknown): UnionChoice {
  const branches = flatten(union);
  const otherwise = wrongShape(union, branches, data);
  if (!isRecord(data)) {
    const fitting = branches.find((branch) => hasTypeOf(branch, data));
    return fitting
      ? { branch: fitting, otherwise }
      : { finding: { part: 'value', text: otherwise, types: branches.flatMap(typesOf) } };
  }
  const complete = branches.filter((branch) => hasRequired(branch, data));
  const [first, second] = complete;
  if (first && second) return { finding: tooManyKeys(complete, data) };
  if (first) return { branch: first, otherwise };
  const former = branches.find((branch) => hasFormerKey(branch, data));
  if (former) return { branch: former, otherwise };
  const group = branches.find((branch) => branch.is === 'group' && branch.others);
  if (group && isMeantAsGroup(branches, data)) return { branch: group, otherwise };
  return {
    finding:
      requiredKeys(branches).length > 0
        ? noKey(branches, data)
        : { part: 'value', text: otherwise },
  };
}

/** Whether some of its values are groups themselves, and none of its keys belongs to a single fact. */
function isMeantAsGroup(branches: readonly Field[], data: Data): boolean {
  const known = new Set(branches.flatMap((branch) => [...propertiesOf(branch).keys()]));
  const keys = Object.keys(data);
  return (
    keys.every((key) => isRecord(data[key])) ||
    (Object.values(data).some(isRecord) && !keys.some((key) => known.has(key)))
  );
}

function flatten(field: Field): readonly Field[] {
  return field.is === 'union' ? field.branches.flatMap(flatten) : [field];
}

function wrongShape(
  { description, annotations }: Field,
  branches: readonly Field[],
  data: unknown,
): Message {
  const types = branches.flatMap(typesOf);
  const advice = annotations['x-otherwise'];
  const expected = description === undefined ? describeTypes(types) : asClause(description);
  const message = `expected ${expected}; found ${describeValue(data)}`;
  const keys = requiredKeys(branches);
  const example = keys.length > 1 && !isRecord(data) ? { help: exampleOf(keys, data, advice) } : {};
  const atField = typeAtField(types, data);
  return { code: 'wrong-type', message, atField, ...helpWithType(types, data), ...example };
}

function exampleOf(keys: readonly string[], data: unknown, advice: unknown): string {
  const value = readFigure(data)?.value;
  if (value === undefined && data !== null && typeof advice === 'string') return advice;
  return `Write it as { ${keys[0]}: ${value ?? '…'} }, or with another of these keys: ${joinWords(keys.slice(1), 'or')}.`;
}

function tooManyKeys(branches: readonly Field[], data: Data): ChoiceFinding {
  const wanted = requiredKeys(branches);
  const [first = '', second = ''] = Object.keys(data).filter((key) => wanted.includes(key));
  return {
    part: { key: second },
    text: {
      code: 'one-of-keys',
      message: `only one of "${first}" and "${second}" can be given`,
      help: 'Keep one of the two.',
      atField: 'Only one of two can be given here. Take one of them out.',
    },
  };
}

function noKey(branches: readonly Field[], data: Data): ChoiceFinding {
  const wanted = requiredKeys(branches);
  const known = new Set(branches.flatMap((branch) => [...propertiesOf(branch).keys()]));
  const unknown = Object.keys(data).find((key) => !known.has(key));
  const [advice] = branches.flatMap(
    ({ schema }) => otherwiseIn(annotationsOf(schema), unknown ?? '') ?? [],
  );
  const help = advice ?? `One of these is needed: ${joinWords(wanted, 'or')}.`;
  if (unknown === undefined) {
    const message = `a key is missing: one of ${joinWords(wanted, 'or')}`;
    const atField = `One of these is still missing: ${joinWords(wanted, 'or')}.`;
    return { part: 'group', text: { code: 'missing-key', message, atField } };
  }
  const suggestion = nearest(unknown, wanted);
  const message = `unknown key "${unknown}"${suggestion ? didYouMean(unknown, suggestion) : ''}`;
  return { part: { key: unknown }, text: { code: 'unknown-key', message, help } };
}

function hasRequired(branch: Field, data: Data): boolean {
  const required = requiredKeys([branch]);
  return required.length > 0 && required.every((key) => key in data);
}

/** Whether the data has a key by which the branch is chosen, under its former name. */
function hasFormerKey(branch: Field, data: Data): boolean {
  const required = requiredKeys([branch]);
  return Object.keys(data).some((key) =>
    required.includes(presentName(branch.annotations, key) ?? ''),
  );
}

function requiredKeys(branches: readonly Field[]): string[] {
  return [...new Set(branches.flatMap(requiredOf))];
}

/** The type that a branch is for, as JSON calls it; none for a choice of values. */
function typesOf(branch: Field): readonly string[] {
  if (branch.is === 'number') return [branch.isWhole ? 'integer' : 'number'];
  return types[branch.is] ?? [];
}

const types: Readonly<Partial<Record<Field['is'], readonly string[]>>> = {
  text: ['string'],
  flag: ['boolean'],
  list: ['array'],
  group: ['object'],
};

/** Whether a branch is for values of this type. */
function hasTypeOf(branch: Field, value: unknown): boolean {
  const own = typesOf(branch);
  return own.includes(typeOf(value)) || (own.includes('integer') && Number.isInteger(value));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
