import type { Diagnostic } from './diagnostic.ts';
import type { ContentFile } from './load.ts';
import { parseFile } from './parse.ts';
import type { RefusedFile } from './refused.ts';
import type { SchemaSet } from './schema-set.ts';
import type { Source } from './source.ts';
import { validateSource } from './validate.ts';

/** A content file after parsing and checking against its schema: either good or refused. */
export type CheckedFile =
  | { readonly good: Source }
  | { readonly refused: RefusedFile; readonly diagnostics: readonly Diagnostic[] };

/** Parses a file and checks it against its schema. */
export function checkFile(file: ContentFile, schemas: SchemaSet): CheckedFile {
  const { source, diagnostics } = parseFile(file);
  const faults = source ? validateSource(source, file.kind.schema, schemas) : [];
  if (source && diagnostics.length + faults.length === 0) return { good: source };
  const refused = { file: file.file, noun: file.kind.noun, id: file.id };
  return {
    refused: source ? { ...refused, source } : refused,
    diagnostics: [...diagnostics, ...faults],
  };
}
