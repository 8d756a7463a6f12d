import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { faultInFile, inOrder } from '../diagnostics/faults.ts';
import type { Data } from '../model/content.ts';
import { annotations, createAjvCompiler } from './ajv.ts';
import { createQuickCompiler } from './quick-check/quick-check.ts';
import { NotQuick } from './quick-check/quick-keyword.ts';
import { brokenSchema, readSchemaFiles } from './read-schemas.ts';
import { schemaFile } from './schema-address.ts';
import { lookUpSchema, resolveSchema } from './schema-lookup.ts';

/** A JSON Schema with its references made absolute. */
export type Schema = Data;

/** All schemas of the project. They are compiled when first asked for. */
export interface SchemaSet {
  readonly diagnostics: readonly Diagnostic[];
  /** Names of all schemas: `page`, `sections/card-grid`, … */
  readonly names: readonly string[];
  /** The schema of that name as it stands in its file. */
  named(name: string): Schema | undefined;
  /** Why a schema cannot be used, if it cannot. */
  problemOf(name: string): Diagnostic | undefined;
  /** Whether the data is sure to follow the schema. If not, `faults` has the last word. */
  accepts(name: string, data: unknown): boolean;
  /** All faults of the data by the schema of that name, or by a piece of one. */
  faults(schema: string | Schema, data: unknown): readonly ErrorObject[];
  /** The schema itself, references followed. */
  resolve(schema: unknown): Schema;
}

/** Reads every `*.schema.json` below a folder. */
export function readSchemas(folder: string): SchemaSet {
  const { schemas, diagnostics } = readSchemaFiles(folder);
  return createSchemaSet(schemas, diagnostics);
}

/** Makes a schema set of schemas held in memory, by name. */
export function createSchemaSet(
  schemas: ReadonlyMap<string, Schema>,
  diagnostics: readonly Diagnostic[] = [],
): SchemaSet {
  const explainer = createAjvCompiler(schemas);
  const resolved = new Map<unknown, Schema>();
  const quick = createQuickCompiler(
    (reference) => lookUpSchema(schemas, reference),
    (word) => annotations.includes(word),
  );
  const problems = new Map<string, Diagnostic | undefined>();
  const problemOf = (name: string) => {
    if (!schemas.has(name)) return missingSchema(name);
    return orQuick(
      () => void quick(schemas.get(name)),
      () => problemFound(name, () => explainer(name)),
    );
  };
  return {
    diagnostics,
    names: [...schemas.keys()].sort(inOrder),
    named: (name) => schemas.get(name),
    problemOf(name) {
      if (!problems.has(name)) problems.set(name, problemOf(name));
      return problems.get(name);
    },
    accepts: (name, data) =>
      orQuick(
        () => quick(schemas.get(name))(data),
        () => false,
      ),
    faults(schema, data) {
      const validate = explainer(schema);
      return validate(data) ? [] : (validate.errors ?? []);
    },
    resolve(schema) {
      const known = resolved.get(schema) ?? resolveSchema(schemas, schema);
      resolved.set(schema, known);
      return known;
    },
  };
}

/** The quick way, or the other if the quick one does not know enough. */
function orQuick<T>(quickWay: () => T, otherWay: () => T): T {
  try {
    return quickWay();
  } catch (error) {
    if (error instanceof NotQuick) return otherWay();
    throw error;
  }
}

function problemFound(name: string, compile: () => unknown): Diagnostic | undefined {
  try {
    compile();
    return undefined;
  } catch (error) {
    return brokenSchema(name, error);
  }
}

function missingSchema(name: string): Diagnostic {
  return faultInFile(schemaFile(name), {
    code: 'missing-schema',
    message: `there is no schema "${name}", but content that follows it`,
  });
}
