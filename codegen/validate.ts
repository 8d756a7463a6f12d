import type { Diagnostic } from './diagnostic.ts';
import type { SchemaSet } from './schema-set.ts';
import type { Source } from './source.ts';
import { explainFaults } from './validate/explain-faults.ts';

/** Checks one file against its schema. No faults: it may take part in the site. */
export function validateSource(source: Source, schema: string, schemas: SchemaSet): Diagnostic[] {
  const problem = schemas.problemOf(schema);
  if (problem) return [problem];
  if (schemas.accepts(schema, source.data)) return [];
  return explainFaults({ source, schemas }, { schema, data: source.data, path: [] });
}
