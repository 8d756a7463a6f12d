import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { compareCodeUnits } from '../diagnostics/compare-code-units.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Data } from '../model/content.ts';
import type { Field } from './field.ts';
import { createFieldReader } from './read-field.ts';
import type { Schemas } from './schema-lookup.ts';
import type { SiteLanguages } from './site-languages.ts';
import type { Validators } from './validators.ts';
import { createValidators } from './validators.ts';

/** A JSON Schema with its references made absolute. */
export type Schema = Data;

/** All schemas of the project. */
export interface SchemaSet {
  /** Errors of the schemas themselves; if there are any, content cannot be checked. */
  readonly findings: readonly Finding[];
  /** Changes with the schemas and with the compiler. */
  readonly key: string;
  /** The languages of the site, and the one of its files as they are checked; none if it has but one. */
  readonly languages?: SiteLanguages;
  /** Names of all schemas: `page`, `sections/card-grid`, … */
  readonly names: readonly string[];
  /** The schema of that name, as written in its file. */
  named(name: string): Schema | undefined;
  /** Validates data against the schema of that name, or against part of one. */
  errors(schema: string | Schema, data: unknown): readonly ErrorObject[];
  /** What the schema of that name says about a value; nothing if there is none. */
  field(name: string): Field;
  /** What part of a schema says, as Ajv names it. */
  fieldOf(schema: Schema): Field;
}

interface SetParts {
  readonly key?: string;
  readonly findings?: readonly Finding[];
  readonly validators?: Validators;
}

/** Creates a schema set from schemas in memory, by name. */
export function createSchemaSet(schemas: Schemas, parts: SetParts = {}): SchemaSet {
  const { key = '', findings = [] } = parts;
  const validators = parts.validators ?? createValidators(schemas);
  const quickOf = onceEach(validators.quick);
  const thoroughOf = onceEach(validators.named);
  const fieldOf = createFieldReader(schemas);
  return {
    findings,
    key,
    names: [...schemas.keys()].sort(compareCodeUnits),
    named: (name) => schemas.get(name),
    field: (name) => fieldOf(schemas.get(name) ?? {}),
    fieldOf,
    errors(schema, data) {
      if (typeof schema === 'string' && quickOf(schema)(data)) return [];
      const validate = typeof schema === 'string' ? thoroughOf(schema) : validators.ofPiece(schema);
      return validate(data) ? [] : (validate.errors ?? []);
    },
  };
}

function onceEach(make: (name: string) => ValidateFunction) {
  const made = new Map<string, ValidateFunction>();
  return (name: string) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}
