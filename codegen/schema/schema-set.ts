import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { compareCodeUnits } from '../diagnostics/faults.ts';
import type { Data } from '../model/content.ts';
import { resolveSchema } from './schema-lookup.ts';
import type { Validators } from './validators.ts';
import { createValidators } from './validators.ts';

/** A JSON Schema with its references made absolute. */
export type Schema = Data;

/** All schemas of the project. */
export interface SchemaSet {
  /** Faults of the schemas themselves; if there are any, content cannot be checked. */
  readonly diagnostics: readonly Diagnostic[];
  /** Changes with the schemas and with the compiler. */
  readonly key: string;
  /** Names of all schemas: `page`, `sections/card-grid`, … */
  readonly names: readonly string[];
  /** The schema of that name, as written in its file. */
  named(name: string): Schema | undefined;
  /** Validates data against the schema of that name, or against part of one. */
  faults(schema: string | Schema, data: unknown): readonly ErrorObject[];
  /** The schema itself, references followed. */
  resolve(schema: unknown): Schema;
}

interface SetParts {
  readonly key?: string;
  readonly diagnostics?: readonly Diagnostic[];
  readonly validators?: Validators;
}

/** Creates a schema set from schemas in memory, by name. */
export function createSchemaSet(
  schemas: ReadonlyMap<string, Schema>,
  parts: SetParts = {},
): SchemaSet {
  const { key = '', diagnostics = [] } = parts;
  const validators = parts.validators ?? createValidators(schemas);
  const named = new Map<string, ValidateFunction>();
  const resolved = new Map<unknown, Schema>();
  const validatorOf = (name: string) => {
    const validate = named.get(name) ?? validators.named(name);
    named.set(name, validate);
    return validate;
  };
  return {
    diagnostics,
    key,
    names: [...schemas.keys()].sort(compareCodeUnits),
    named: (name) => schemas.get(name),
    faults(schema, data) {
      const validate =
        typeof schema === 'string' ? validatorOf(schema) : validators.ofPiece(schema);
      return validate(data) ? [] : (validate.errors ?? []);
    },
    resolve(schema) {
      const known = resolved.get(schema) ?? resolveSchema(schemas, schema);
      resolved.set(schema, known);
      return known;
    },
  };
}
