import type { Content, Data } from '../../model/content.ts';
import { groupAt, stepInto } from '../../model/data.ts';
import { type Piece, rootOf, scanReferences } from '../../model/fact-reference.ts';
import type { InvalidFile } from '../../model/source.ts';
import { locateFact } from './fact-path.ts';
import { factName, gatherFacts } from './fact-roots.ts';
import { createFollowed, type OpenRecord } from './follow-references.ts';
import { createRenamed } from './former-names.ts';
import { createListedNames } from './listed-names.ts';
import { noOwnNames, type OwnNames, ownNames } from './own-names.ts';
import { createPrinter, type Printer } from './printer.ts';
import { createSuggestPath } from './suggest-path.ts';
import { besideMissing, firstMissing, placeMeant, type UnknownPath } from './unknown-path.ts';

/** Names a text may refer to besides the facts of the site: the record of a template. */
export type Scope = Readonly<Record<string, unknown>>;

/** The result of looking up a path. One into an invalid file is not reported, since that file has errors of its own. */
type Lookup =
  | {
      readonly is: 'found';
      readonly value: unknown;
      readonly isSuppressed: boolean;
      /** The record whose id the value is, and the path of what it is called. */
      readonly record?: NamedRecord;
    }
  | { readonly is: 'refused' }
  | UnknownPath;

/** A record that a value names by its id. */
export interface NamedRecord {
  readonly noun: string;
  readonly namePath?: string;
}

/** Printed facts, by path and format. */
export type PrintedFacts = Map<string, string>;

/** All facts of the content, by path. */
export interface Facts {
  lookup(path: string, scope?: Scope): Lookup;
  /** What the record that holds the fact of a path calls itself. */
  namesAt(path: string): OwnNames;
  /** The paths looked up so far that lead to the id of another record. */
  readonly ids: ReadonlySet<string>;
  /** The values looked up so far. */
  readonly referenced: ReadonlySet<unknown>;
  /** The pieces of a text. They are cached, since a template's texts are the same for all of its pages. */
  piecesOf(text: string): readonly Piece[];
  /** The facts printed so far. */
  readonly printed: PrintedFacts;
  /** Resolved groups and lists by the original ones, if the result is the same on every page. */
  readonly shared: Map<object, unknown>;
  /** Prints facts in the dealer's locale. */
  readonly print: Printer;
}

interface FactOptions {
  /** Facts with an error of their own, whose effects on texts are not reported as well. */
  readonly doubtful?: ReadonlySet<string>;
  /** The day whose prices texts print. */
  readonly today?: string;
}

/** Gathers the facts that copy may refer to. */
export function createFacts(
  content: Content,
  invalidFiles: readonly InvalidFile[] = [],
  { doubtful = new Set(), today }: FactOptions = {},
): Facts {
  const roots = gatherFacts(content, invalidFiles);
  const invalidNames = new Set(invalidFiles.flatMap(({ noun, id }) => factName(noun, id) ?? []));
  const suggest = createSuggestPath();
  const renamed = createRenamed(roots.homes);
  const listed = createListedNames(content);
  const pieces = new Map<string, readonly Piece[]>();
  const read = new Map<string, FactPath>();
  const referenced = new Set<unknown>();
  const isSilent = (path: string) =>
    isInInvalidFile(path, invalidNames) || doubtful.has(path.split('@', 1)[0] ?? '');
  const homes = new Map(roots.homes.map(({ name, entry }) => [name, entry]));
  const followed = createFollowed(content);
  const ids = new Set<string>();
  /** The record that a path begins in, and the steps below it. */
  const openAt = (
    path: string,
    scope: Scope,
  ): [record: OpenRecord, steps: readonly string[]] | undefined => {
    const root = rootOf(path);
    if (isInScope(path, scope))
      return [{ noun: root, data: scope[root] }, path.split('.').slice(1)];
    const name = locateFact(path, homes)?.name;
    const entry = name === undefined ? undefined : homes.get(name);
    if (name === undefined || !entry) return undefined;
    const { data, source } = entry;
    return [{ noun: source.noun, data }, path.slice(name.length + 1).split('.')];
  };
  const recordNamedBy = (path: string, scope: Scope): { readonly record?: NamedRecord } => {
    const open = openAt(path, scope);
    const record = open && followed.recordAt(...open);
    if (!record) return {};
    ids.add(path);
    const { noun, key } = record;
    return { record: { noun, ...(key !== undefined && { namePath: `${path}.${key}` }) } };
  };
  const lookUp = (path: string, way: FactPath, scope: Scope): unknown => {
    const value = valueAtPath(isInScope(path, scope) ? scope : roots.tree, way);
    if (value !== undefined || way.reading !== undefined) return value;
    const open = openAt(path, scope);
    return open && followed.valueIn(...open);
  };
  const unknown = (path: string, way: FactPath, scope: Scope): Lookup => {
    const tree = { ...roots.tree, ...scope };
    if (tree[way.steps[0] ?? ''] === unknownRecord || isInInvalidFile(path, invalidNames))
      return { is: 'refused' };
    const current = renamed(path);
    // Each is fixed on its own, so they are not merged under one cause.
    if (current) return { is: 'unknown', ...placeMeant(current, roots) };
    const missing = firstMissing(tree, path);
    const meant = suggest(path, tree);
    const isListed = listed.holds(missing);
    const isOther = meant !== undefined && isListed && listed.leadsTo(meant.word);
    const now = meant && !isOther ? { ...meant, isSure: meant.isSure && !isListed } : undefined;
    const beside = now ? undefined : besideMissing(tree, missing);
    const meantPlace = placeMeant(now, roots, { path, missing, isListed });
    return { is: 'unknown', missing, ...(beside && { beside }), ...meantPlace };
  };
  return {
    namesAt(path) {
      const entry = homes.get(locateFact(path, homes)?.name ?? '');
      return entry ? ownNames(entry) : noOwnNames;
    },
    printed: new Map(),
    shared: new Map(),
    print: createPrinter(groupAt(roots.tree, 'site'), today),
    piecesOf(text) {
      const known = pieces.get(text) ?? scanReferences(text);
      pieces.set(text, known);
      return known;
    },
    referenced,
    ids,
    lookup(path, scope = {}) {
      const way = read.get(path) ?? readPath(path);
      read.set(path, way);
      const value = lookUp(path, way, scope);
      if (value === undefined) return unknown(path, way, scope);
      referenced.add(value);
      const isSuppressed = !isInScope(path, scope) && isSilent(path);
      const record = typeof value === 'string' ? recordNamedBy(path, scope) : {};
      return { is: 'found', value, isSuppressed, ...record };
    },
  };
}

/** Whether a path leads into a scope, not to the facts of the site. */
function isInScope(path: string, scope: Scope): boolean {
  return Object.hasOwn(scope, rootOf(path));
}

/** A scope of names whose records are unknown. */
export function createUnknownScope(names: readonly string[]): Scope {
  return Object.fromEntries(names.map((name) => [name, unknownRecord]));
}

const unknownRecord = Symbol('unknown record');

/** The parsed steps of a path such as `pricing.vehicle.price@home`, which many texts share. */
interface FactPath {
  readonly steps: readonly string[];
  readonly reading: string | undefined;
}

function readPath(path: string): FactPath {
  const [way = '', reading] = path.split('@');
  const steps = way.split('.');
  return { steps, reading };
}

function valueAtPath(tree: Data, { steps, reading }: FactPath): unknown {
  let current: unknown = tree;
  for (const step of steps) current = stepInto(current, step);
  if (typeof current === 'symbol') return undefined;
  if (reading === undefined) return current;
  return stepInto(stepInto(current, 'readings'), reading);
}

function isInInvalidFile(path: string, invalidNames: ReadonlySet<string>): boolean {
  if (invalidNames.size === 0) return false;
  // No name has more than three steps: towns.north.harbor.
  const steps = path.split('.', 3);
  const isOfAnyOwner = invalidNames.has(`${steps[0]}.*.${steps[2]}`);
  return (
    isOfAnyOwner ||
    steps.some((_step, index) => invalidNames.has(steps.slice(0, index + 1).join('.')))
  );
}
