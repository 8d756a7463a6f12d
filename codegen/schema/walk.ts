import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord } from '../model/data.ts';
import type { Link } from '../model/source.ts';
import { mayHoldLinks } from '../model/written-marks.ts';
import { linkNames } from './annotations.ts';
import { createMatch } from './branch-match.ts';
import type { Field, GroupField } from './field.ts';
import type { SchemaSet } from './schema-set.ts';

/** A value that a walk looks for, and what its schema says of it. */
export interface FoundValue {
  readonly field: Field;
  readonly value: unknown;
  readonly path: Path;
}

/** Returns the replacement of a value; the same value leaves it unchanged. */
type Visit = (found: FoundValue) => unknown;

/** Walks a value, visits what it looks for and returns it with the replacements. */
export type Walk = (value: unknown, visit: Visit, path?: Path) => unknown;

type Step = (value: unknown, path: Path, visit: Visit) => unknown;

interface Compiler {
  readonly isWanted: (field: Field) => boolean;
  /** Steps by field; `undefined` where nothing below is wanted, so that a walk skips it. */
  readonly steps: WeakMap<Field, Step | undefined>;
}

const pass: Step = (value) => value;

/** Prepares walks that visit the values whose field `isWanted`. Fields are compiled once, not per walk. */
export function createWalks(isWanted: (field: Field) => boolean): (field: Field) => Walk {
  const compiler: Compiler = { isWanted, steps: new WeakMap() };
  return (field) => {
    const step = compile(compiler, field) ?? pass;
    return (value, visit, path = []) => step(value, path, visit);
  };
}

function compile(compiler: Compiler, field: Field): Step | undefined {
  if (compiler.steps.has(field)) return compiler.steps.get(field);
  // A field within itself finds this placeholder, which looks up the finished step when called.
  compiler.steps.set(field, (value, path, visit) =>
    (compiler.steps.get(field) ?? pass)(value, path, visit),
  );
  const inner = compileInner(compiler, field);
  const step = compiler.isWanted(field) ? visitFirst(field, inner) : inner;
  compiler.steps.set(field, step);
  return step;
}

function visitFirst(field: Field, inner: Step | undefined): Step {
  return (value, path, visit) => {
    const seen = visit({ field, value, path });
    return seen === value && inner ? inner(value, path, visit) : seen;
  };
}

function compileInner(compiler: Compiler, field: Field): Step | undefined {
  switch (field.is) {
    case 'union':
      return compileBranches(compiler, field.branches);
    case 'group':
      return compileGroup(compiler, field);
    case 'list':
      return compileList(compile(compiler, field.items));
    default:
      return undefined;
  }
}

function compileBranches(compiler: Compiler, branches: readonly Field[]): Step | undefined {
  const choices = branches.map((branch) => ({
    matches: createMatch(branch),
    step: compile(compiler, branch),
  }));
  if (choices.every((choice) => choice.step === undefined)) return undefined;
  return (value, path, visit) => {
    const choice = choices.find((each) => each.matches(value));
    return choice?.step ? choice.step(value, path, visit) : value;
  };
}

function compileGroup(compiler: Compiler, { properties, others }: GroupField): Step | undefined {
  const steps = new Map([...properties].map(([key, each]) => [key, compile(compiler, each)]));
  const rest = others && compile(compiler, others);
  if (!rest && [...steps.values()].every((step) => step === undefined)) return undefined;
  return (value, path, visit) => {
    if (!isRecord(value)) return value;
    let copy: Record<string, unknown> | undefined;
    for (const [key, before] of Object.entries(value)) {
      const step = steps.has(key) ? steps.get(key) : rest;
      const after = step ? step(before, [...path, key], visit) : before;
      if (after === before) continue;
      copy ??= { ...value };
      copy[key] = after;
    }
    return copy ?? value;
  };
}

function compileList(step: Step | undefined): Step | undefined {
  if (!step) return undefined;
  return (value, path, visit) => {
    if (!Array.isArray(value)) return value;
    const list = value.map((item, index) => step(item, [...path, index], visit));
    return list.every((item, index) => item === value[index]) ? value : list;
  };
}

const walkOf = createWalks(({ annotations }) => linkNames.some((name) => name in annotations));

/** Finds, by a file's schema, the values that refer to something, facts in any unit, and texts that require a unit. */
export function findLinks(schemas: SchemaSet, name: string, data: unknown): readonly Link[] {
  const links: Link[] = [];
  walkOf(schemas.field(name))(data, ({ field: { annotations }, value, path }) => {
    const own = Object.entries(annotations).filter(
      ([keyword]) => isLinkName(keyword) && (keyword !== 'x-marks' || mayHoldLinks(value)),
    );
    if (own.length > 0) links.push({ path, schema: Object.fromEntries(own) });
    return value;
  });
  return links;
}

function isLinkName(keyword: string): boolean {
  return linkNames.some((name) => name === keyword);
}
