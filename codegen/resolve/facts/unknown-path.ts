import type { Fix, RelatedLine } from '../../diagnostics/diagnostic.ts';
import { fixing, renaming } from '../../diagnostics/fixes.ts';
import type { Suggestion } from '../../diagnostics/nearest.ts';
import type { Data } from '../../model/content.ts';
import { isRecord, stepInto } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import { type FactHome, type FactRoots, idOfName } from './fact-roots.ts';
import { readFactValue } from './fact-value.ts';

/** The result of looking up an unknown path. */
export interface UnknownPath {
  readonly is: 'unknown';
  /** The first part of the path that does not exist: `towns.north.harbor` of `towns.north.harbor.name`. */
  readonly missing?: string;
  readonly suggestion?: Suggestion;
  readonly place?: RelatedLine;
  /** What there is where the path ends to be right, if nothing alike is known. */
  readonly beside?: string;
  /** Other possible fixes. */
  readonly fixes?: readonly Fix[];
}

/** The first part of a path that does not exist: `towns.north.harbor` of `towns.north.harbor.name`. */
export function firstMissing(tree: Data, path: string): string {
  const steps = path.split(/[.@]/);
  let current: unknown = tree;
  const end = steps.findIndex((step) => {
    current = stepInto(current, step);
    return current === undefined;
  });
  return end === -1 ? path : steps.slice(0, end + 1).join('.');
}

/** As many names as somebody reads in a line. */
const fewNames = 8;

/** The facts beside a part of a path that does not exist. */
export function besideMissing(tree: Data, missing: string): string | undefined {
  const end = missing.lastIndexOf('.');
  if (end === -1 || missing.includes('@')) return undefined;
  const parent = missing.slice(0, end);
  const group = parent.split('.').reduce<unknown>((value, step) => stepInto(value, step), tree);
  if (readFactValue(group).kind !== 'group' || !isRecord(group)) return undefined;
  const keys = Object.keys(group).map((key) => `${parent}.${key}`);
  return keys.slice(0, fewNames).join(', ') + (keys.length > fewNames ? ', …' : '');
}

interface Unknown {
  readonly path: string;
  readonly missing: string;
  /** Whether the missing part is in the list of units or of published addresses. */
  readonly isListed: boolean;
}

/** The path most likely meant instead of an unknown one, and where its fact is written. */
export function placeMeant(
  suggestion: Suggestion | undefined,
  { homes }: FactRoots,
  unknown?: Unknown,
): Omit<UnknownPath, 'is' | 'missing'> {
  if (suggestion === undefined) return {};
  const path = suggestion.word;
  const home = homes.find(({ name }) => path.startsWith(`${name}.`));
  if (!home) return { suggestion };
  const { source } = home.entry;
  const below = path.slice(home.name.length);
  const steps = below.slice(1).replace('@', '.readings.').split('.');
  const { line, column } = source.locate(steps, 'key');
  const message = `"${path}" is written here`;
  const place = { file: source.file, line, column, message };
  return { suggestion, place, ...(unknown && { fixes: namesBack(home, path, unknown) }) };
}

/** Renames a file, or a key in it, back to the name that the reference uses. */
function namesBack(
  { name, entry: { data, source } }: FactHome,
  meant: string,
  { path, missing, isListed }: Unknown,
): readonly Fix[] {
  const now = meant.split('.').slice(0, missing.split('.').length).join('.');
  const isOneStep = parentOf(now) === parentOf(missing);
  if (!isOneStep || path.slice(missing.length) !== meant.slice(now.length)) return [];
  const way = now.slice(name.length + 1);
  if (now !== name) return isListed && way !== '' ? keyBack(source, way, missing) : [];
  const id = idOfName(source.noun, missing);
  // If a record states its own name, another rule compares that with the name of its file.
  const isNamedByFile = data.id === undefined && data.slug === undefined;
  if (id === undefined || id.includes('/') || !isNamedByFile) return [];
  const folder = source.file.slice(0, source.file.lastIndexOf('/') + 1);
  return renaming(false, source.file, `${folder}${id}.yaml`).fixes;
}

function keyBack(source: Source, way: string, missing: string): readonly Fix[] {
  const steps = way.split('.');
  const { start, end } = source.locate(steps, 'key');
  const key = missing.slice(missing.lastIndexOf('.') + 1);
  if (source.text.slice(start, end) !== steps.at(-1)) return [];
  return fixing(false, { file: source.file, start, end, text: key }).fixes;
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.') + 1);
}
