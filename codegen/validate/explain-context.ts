import type { Path } from '../diagnostics/diagnostic.ts';
import type { Source } from '../model/source.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';

/** The input for explaining an error. */
export interface Context {
  readonly source: Source;
  readonly schemas: SchemaSet;
}

/** Part of a file, and the schema it should follow. */
export interface Target {
  readonly schema: string | Schema;
  readonly data: unknown;
  readonly path: Path;
}
