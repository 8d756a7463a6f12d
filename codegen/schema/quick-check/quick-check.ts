import { isRecord } from '../../model/data.ts';
import { groupKeywords } from './quick-groups.ts';
import type { Check, Compile, Keyword } from './quick-keyword.ts';
import { NotQuick } from './quick-keyword.ts';
import { listKeywords } from './quick-lists.ts';
import { unionKeywords } from './quick-unions.ts';
import { valueKeywords } from './quick-values.ts';

/**
 * A second, small validator for the keywords our schemas use. It only answers yes or no, and stands in front of
 * ajv, whose loading and compiling take longer than all the rest of a run. What it refuses goes to ajv, which alone
 * decides and explains; what only ajv knows raises `NotQuick`. A test holds the two against each other.
 */
const keywords: Readonly<Record<string, Keyword>> = {
  ...groupKeywords,
  ...listKeywords,
  ...unionKeywords,
  ...valueKeywords,
};

const silent = new Set([
  '$schema',
  '$defs',
  'title',
  'description',
  'examples',
  'default',
  'discriminator',
]);

/** Prepares quick checks; `lookUp` follows a reference, `isAnnotation` knows the words of our own. */
export function createQuickCompiler(
  lookUp: (reference: string) => unknown,
  isAnnotation: (keyword: string) => boolean,
): Compile {
  const known = new Map<unknown, Check>();
  const compile: Compile = (schema) => {
    const done = known.get(schema);
    if (done) return done;
    // A schema that refers to itself meets this stand-in, which asks for the finished check when used.
    let check: Check | undefined;
    known.set(schema, (value) => {
      if (!check) throw new NotQuick('a schema that could not be compiled');
      return check(value);
    });
    check = compileKeywords(schema);
    known.set(schema, check);
    return check;
  };
  const compileKeywords = (schema: unknown): Check => {
    if (!isRecord(schema)) throw new NotQuick('a schema that is no object');
    const checks = Object.entries(schema).flatMap(([name, argument]) => {
      if (silent.has(name) || isAnnotation(name)) return [];
      if (name === '$ref') return [compile(lookUp(String(argument)))];
      const keyword = keywords[name];
      if (!keyword) throw new NotQuick(name);
      return [keyword(argument, schema, { compile, lookUp })];
    });
    return all(checks);
  };
  return compile;
}

function all(checks: readonly Check[]): Check {
  const [first, second, ...others] = checks;
  if (!first) return () => true;
  if (!second) return first;
  if (others.length === 0) return (value) => first(value) && second(value);
  return (value) => checks.every((check) => check(value));
}
