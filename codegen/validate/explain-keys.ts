import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Path, Span } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { fixingText } from '../diagnostics/fixes.ts';
import { type Suggestion, suggest } from '../diagnostics/nearest.ts';
import { didYouMean, pointedAt } from '../diagnostics/phrases.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { annotationsOf, presentName } from '../schema/annotations.ts';
import { type Field, requiredOf } from '../schema/field.ts';
import { pathOfPointer } from '../schema/schema-lookup.ts';
import type { Context, Target } from './explain-context.ts';
import {
  cutNumber,
  declaringHelp,
  keysHelp,
  knownKeys,
  missingKey,
  otherwiseFor,
  unknownKey,
} from './key-errors.ts';
import { asClause, describePath, joinWords } from './path-words.ts';

/** Unknown and missing keys, group by group: a misspelled key is one error, not an unknown and a missing one. */
export function explainKeys(
  context: Context,
  target: Target,
  errors: readonly ErrorObject[],
): Finding[] {
  const groups = [...Map.groupBy(errors, (error) => error.instancePath)].map(([pointer, own]) => {
    const below = pathOfPointer(pointer, target.data);
    const data = valueAt(target.data, below);
    return { path: [...target.path, ...below], data, errors: own };
  });
  return groups.flatMap((group) => explainGroup(context, group, groups));
}

interface Group {
  readonly path: Path;
  readonly data: unknown;
  readonly errors: readonly ErrorObject[];
}

function explainGroup(context: Context, group: Group, groups: readonly Group[]): Finding[] {
  const others = groups.filter((each) => each !== group);
  const known = new Set<string>();
  const unknown = group.errors.filter((error) => unknownKey(error) !== undefined);
  const missing = group.errors.flatMap((error) => missingKey(error) ?? []);
  const exchange = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined;
  const findings = unknown.map((error) => {
    const key = unknownKey(error) ?? '';
    const cut = cutNumber(context, [...group.path, key], error);
    if (cut) return cut;
    const meant = meantKey(context, group.data, error, { taken: known, exchange });
    if (meant) known.add(meant.word);
    const home = others.find(({ errors }) => errors.some((each) => missingKey(each) === key));
    return explainUnknown(context, group.path, error, { meant, home });
  });
  for (const error of group.errors) {
    const key = missingKey(error);
    const isElsewhere = others.some(({ errors }) =>
      errors.some((each) => unknownKey(each) === key),
    );
    if (key !== undefined && !known.has(key) && !isElsewhere)
      findings.push(explainMissing(context, group.path, error, key));
  }
  return findings;
}

/** The key that an unknown one stands for: its present name, nearly the same, or the only one missing if the value fits it. */
function meantKey(
  { schemas }: Context,
  data: unknown,
  error: ErrorObject,
  { taken, exchange }: { taken: ReadonlySet<string>; exchange: string | undefined },
): Suggestion | undefined {
  const key = unknownKey(error) ?? '';
  const present = presentName(annotationsOf(error.parentSchema ?? {}), key);
  if (present !== undefined && !isPresent(data, present)) return { word: present, isSure: true };
  const free = Object.keys(knownKeys(error)).filter((each) => !isPresent(data, each));
  const near = suggest(
    key,
    free.filter((each) => !taken.has(each)),
  );
  if (near || exchange === undefined) return near;
  const own = schemas.fieldOf(Object(knownKeys(error)[exchange]));
  const isFit = schemas.errors(own.schema, valueAt(data, [key])).length === 0;
  return isFit ? { word: exchange, isSure: false } : undefined;
}

interface Advice {
  readonly meant: Suggestion | undefined;
  /** The group where this key is missing. */
  readonly home: Group | undefined;
}

function explainUnknown(
  context: Context,
  path: Path,
  error: ErrorObject,
  { meant, home }: Advice,
): Finding {
  const key = unknownKey(error) ?? '';
  const span = context.source.locate([...path, key], 'key');
  const message = `unknown key "${key}"${groupName(error)}${meant ? didYouMean(key, meant.word) : ''}`;
  const declared = declaringHelp(context, error);
  const help = home
    ? `It is missing in ${describePath(home.path)}: move it there.`
    : (otherwiseFor(error) ?? `${keysHelp(error)} ${declared}`.trim());
  return {
    source: context.source,
    span,
    code: 'unknown-key',
    message,
    ...(declared !== '' && {
      atField:
        'This is not among the specifications that are declared: add it there, or choose a set that has it.',
    }),
    ...(help === '' ? {} : { help }),
    ...(meant && fixingText(context.source, span, { from: key, to: meant })),
  };
}

function explainMissing(context: Context, path: Path, error: ErrorObject, key: string): Finding {
  const own = context.schemas.fieldOf(Object(knownKeys(error)[key]));
  const { description } = own;
  return {
    source: context.source,
    span: spanOfGroup(context, path),
    code: 'missing-key',
    message: `the key "${key}" is missing${groupName(error) || pathName(path)}`,
    atField: `Something is still missing${description === undefined ? '' : `: ${asClause(description)}`}.`,
    help: `Add "${key}:"${description === undefined ? '' : ` (${asClause(description)})`}${keysBelow(own)}.`,
  };
}

function pathName(path: Path): string {
  return path.length === 0 ? '' : ` in ${describePath(path)}`;
}

/** What a missing group needs in turn: without it, the next check would ask for it. */
function keysBelow(property: Field): string {
  const keys = requiredOf(property).map((key) => `"${key}:"`);
  return keys.length === 0 ? '' : `, with ${joinWords(keys, 'and')} in it`;
}

/** A group in a list has no key: its first line is reported instead. */
function spanOfGroup({ source }: Context, path: Path): Span {
  return source.locate(path, typeof path.at(-1) === 'string' ? 'key' : 'value');
}

function groupName(error: ErrorObject): string {
  const title = error.parentSchema?.title;
  return typeof title === 'string' ? ` in ${pointedAt(asClause(title))}` : '';
}

function isPresent(data: unknown, key: string): boolean {
  return isRecord(data) && key in data;
}
