import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Path } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Data } from '../model/content.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { type Ajv, createAjv, validatorOf } from './ajv.ts';
import { dialectSchema } from './dialect.ts';
import { lookUpSchema, pathOfPointer } from './schema-lookup.ts';

/** A mistake in a schema, and its position. */
export interface SchemaError {
  readonly name: string;
  readonly path: Path;
  readonly message: string;
}

/** Compiles all schemas and returns the first mistake of each. */
export function findSchemaErrors(ajv: Ajv, schemas: ReadonlyMap<string, Data>): SchemaError[] {
  const errors: SchemaError[] = [];
  for (const [name, schema] of schemas) {
    const failure = failureOf(() => validatorOf(ajv, name));
    if (failure === undefined) continue;
    const { path, piece, keyword } = locate(ajv, schema, failure);
    // A mistake in a schema that this one refers to is reported there.
    if (keyword === '$ref' && lookUpSchema(schemas, String(piece.$ref))) continue;
    const place = keyword === undefined ? path : [...path, keyword];
    errors.push({ name, path: place, message: explain(failure, { ajv, piece }) });
  }
  return errors;
}

interface Place {
  readonly path: Path;
  readonly piece: Data;
  readonly keyword: string | undefined;
}

/**
 * Ajv says what is wrong but not where. This finds the innermost part of the schema that fails in the same way by
 * itself, and the keyword in it without which it does not.
 */
function locate(ajv: Ajv, schema: Data, failure: string, path: Path = []): Place {
  const fails = (piece: Data) => failureOf(() => ajv.compile(piece)) === failure;
  const inner = innerSchemas(schema).find(({ piece }) => fails(piece));
  if (inner) return locate(ajv, inner.piece, failure, [...path, ...inner.path]);
  const keyword = Object.keys(schema).find((key) => {
    const { [key]: _left, ...others } = schema;
    return !fails(others);
  });
  return { path, piece: schema, keyword };
}

/** The schemas within a schema: directly under a keyword, or in a list or map under it. */
function innerSchemas(schema: Data): { readonly path: Path; readonly piece: Data }[] {
  return Object.entries(schema).flatMap(([keyword, argument]) => {
    const own = isRecord(argument) ? [{ path: [keyword], piece: argument }] : [];
    const items = Object.entries(Object(argument)).flatMap(([key, piece]) =>
      isRecord(piece)
        ? [{ path: [keyword, Array.isArray(argument) ? Number(key) : key], piece }]
        : [],
    );
    return [...own, ...items];
  });
}

/** Why something cannot be compiled, without the address that Ajv may add. */
function failureOf(compile: () => unknown): string | undefined {
  try {
    compile();
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [what = ''] = message.split(/ (?:ignored in schema at|at|from id) /, 1);
    return what.replace(/^strict mode: /, '');
  }
}

interface Broken {
  readonly ajv: Ajv;
  /** The part of the schema with the mistake. */
  readonly piece: Data;
}

/** Ajv's messages, and for each a clearer sentence, which may suggest what was meant. */
const sentences: readonly (readonly [RegExp, (word: string, broken: Broken) => string])[] = [
  [
    /^unknown keyword: "(.*)"$/,
    (word, { ajv }) => unknown('keyword', word, Object.keys(ajv.RULES.keywords)),
  ],
  [/^unknown format "(.*)"$/, (word, { ajv }) => unknown('format', word, Object.keys(ajv.formats))],
  [
    /^required property "(.*)" is not defined$/,
    (word, { piece }) => unknown('property', word, Object.keys(Object(piece.properties))),
  ],
  [/^type must be \S+ or \S+: (.*)$/, (word) => `there is no type "${word}"`],
  [/^can't resolve reference (.*)$/, (word) => `there is no schema at "${word}"`],
  [/^Invalid regular expression: \/(.*)\/u?: /, (word) => `"${word}" is not a pattern`],
];

function explain(failure: string, broken: Broken): string {
  for (const [shape, sentence] of sentences) {
    const word = shape.exec(failure)?.[1];
    if (word !== undefined) return sentence(word, broken);
  }
  return failure;
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const suggestion = nearest(name, known);
  return `there is no ${what} "${name}"${suggestion ? `; did you mean "${suggestion}"?` : ''}`;
}

/** Annotations whose payload their reader could not use: a misspelt key of one, a noun or a view that is not there. */
export function findAnnotationErrors(schemas: ReadonlyMap<string, Data>): SchemaError[] {
  const validate = createAjv(new Map()).compile(dialectSchema([...schemas.keys()]));
  return [...schemas].flatMap(([name, schema]) => {
    if (validate(schema)) return [];
    // That a branch is not matched repeats what is wrong in it.
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    return errors.map((error) => annotationError(name, schema, error));
  });
}

function annotationError(name: string, schema: Data, error: ErrorObject): SchemaError {
  const path = pathOfPointer(error.instancePath, schema);
  const annotation = path.findLast((step) => String(step).startsWith('x-'));
  const { additionalProperty: extra, allowedValues: allowed } = error.params;
  if (typeof extra === 'string') {
    const known = Object.keys(Object(error.parentSchema?.properties));
    return {
      name,
      path: [...path, extra],
      message: `${annotation}: ${unknown('key', extra, known)}`,
    };
  }
  const message = Array.isArray(allowed)
    ? unknown('value', String(valueAt(schema, path)), allowed.map(String))
    : error.message;
  return { name, path, message: `${annotation}: ${message}` };
}
