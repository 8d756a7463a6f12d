import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { explainFaults } from './explain-faults.ts';

/** Checks one file against its schema. No faults: it may take part in the site. */
export function validateSource(source: Source, schema: string, schemas: SchemaSet): Diagnostic[] {
  const problem = schemas.problemOf(schema);
  if (problem) return [problem];
  if (schemas.accepts(schema, source.data)) return [];
  return explainFaults({ source, schemas }, { schema, data: source.data, path: [] });
}
