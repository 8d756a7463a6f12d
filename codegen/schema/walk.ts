import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord } from '../model/data.ts';
import { createMatch, UnwalkableSchema } from './branch-match.ts';
import { branchesOf, propertiesOf, schemaAt } from './keywords.ts';
import type { Schema, SchemaSet } from './schema-set.ts';

/** A value whose schema has an annotation such as `x-ref`. */
export interface AnnotatedValue {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: Path;
}

/** Returns the replacement of an annotated value; the same value leaves it unchanged. */
type Visit = (annotated: AnnotatedValue) => unknown;

/** Walks a value, visits its annotated values and returns it with their replacements. */
export type Walk = (value: unknown, visit: Visit, path?: Path) => unknown;

type Step = (value: unknown, path: Path, visit: Visit) => unknown;

interface Compiler {
  readonly schemas: SchemaSet;
  readonly isAnnotated: (schema: Schema) => boolean;
  /** Steps by schema; `undefined` where nothing below is annotated, so that a walk skips it. */
  readonly steps: Map<Schema, Step | undefined>;
}

const pass: Step = (value) => value;

/** Prepares walks that visit the values whose schema `isAnnotated`. Schemas are compiled once, not per walk. */
export function createWalks(
  schemas: SchemaSet,
  isAnnotated: (schema: Schema) => boolean,
): (schema: Schema) => Walk {
  const compiler: Compiler = { schemas, isAnnotated, steps: new Map() };
  return (schema) => {
    const step = compile(compiler, schema) ?? pass;
    return (value, visit, path = []) => step(value, path, visit);
  };
}

function compile(compiler: Compiler, schema: Schema): Step | undefined {
  if (compiler.steps.has(schema)) return compiler.steps.get(schema);
  // A schema that refers to itself finds this placeholder, which looks up the finished step when called.
  compiler.steps.set(schema, (value, path, visit) =>
    (compiler.steps.get(schema) ?? pass)(value, path, visit),
  );
  const inner = compileInner(compiler, schema);
  const step = compiler.isAnnotated(schema) ? visitFirst(schema, inner) : inner;
  compiler.steps.set(schema, step);
  return step;
}

function visitFirst(schema: Schema, inner: Step | undefined): Step {
  return (value, path, visit) => {
    const seen = visit({ schema, value, path });
    return seen === value && inner ? inner(value, path, visit) : seen;
  };
}

/** Keywords that hold schemas for the same value, or for values below it, and that a walk does not follow. */
const unwalkable = [
  ...['allOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'prefixItems', 'contains'],
  ...['patternProperties', 'unevaluatedProperties', 'unevaluatedItems'],
];

/** Keywords that give a schema an address other than its path. */
const renaming = ['$id', '$dynamicRef', '$dynamicAnchor'];

function compileInner(compiler: Compiler, schema: Schema): Step | undefined {
  const missed =
    unwalkable.find((keyword) => typeof schema[keyword] === 'object') ??
    renaming.find((keyword) => keyword in schema);
  if (missed) throw new UnwalkableSchema(schema, missed);
  const own = compileOwn(compiler, schema);
  const others = compileOthers(compiler, schema);
  const [mixed] = ['$ref', 'oneOf', 'anyOf']
    .filter((keyword) => keyword in schema)
    .slice(own ? 0 : 1);
  if (mixed && others) throw new UnwalkableSchema(schema, mixed);
  return own ?? others;
}

/** The step for the values below that a schema itself describes. */
function compileOwn(compiler: Compiler, schema: Schema): Step | undefined {
  const ofObject = compileObject(compiler, schema);
  const ofList = compileList(compiler, schema);
  if (!ofObject || !ofList) return ofObject ?? ofList;
  return (value, path, visit) => (Array.isArray(value) ? ofList : ofObject)(value, path, visit);
}

/** The step for the schemas that it refers to or selects from. */
function compileOthers(compiler: Compiler, schema: Schema): Step | undefined {
  if (typeof schema.$ref === 'string') return compile(compiler, compiler.schemas.resolve(schema));
  const branches = branchesOf(schema);
  return branches.length > 0 ? compileBranches(compiler, branches) : undefined;
}

function compileBranches(compiler: Compiler, branches: readonly Schema[]): Step | undefined {
  const choices = branches.map((branch) => ({
    matches: createMatch(compiler.schemas, branch),
    step: compile(compiler, branch),
  }));
  if (choices.every((choice) => choice.step === undefined)) return undefined;
  return (value, path, visit) => {
    const choice = choices.find((each) => each.matches(value));
    return choice?.step ? choice.step(value, path, visit) : value;
  };
}

function compileObject(compiler: Compiler, schema: Schema): Step | undefined {
  const known = Object.entries(propertiesOf(schema));
  const steps = new Map(known.map(([key, property]) => [key, compile(compiler, property)]));
  const others = schemaAt(schema, 'additionalProperties');
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

function compileList(compiler: Compiler, schema: Schema): Step | undefined {
  const items = schemaAt(schema, 'items');
  const step = items && compile(compiler, items);
  if (!step) return undefined;
  return (value, path, visit) => {
    if (!Array.isArray(value)) return value;
    const list = value.map((item, index) => step(item, [...path, index], visit));
    return list.every((item, index) => item === value[index]) ? value : list;
  };
}
