import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RefusedFile } from '../model/refused.ts';
import type { ContentFile, Source } from '../model/source.ts';
import { parseFile } from '../parse/parse.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { validateSource } from './validate.ts';

/** A content file after parsing and checking against its schema: either good or refused. */
export type CheckedFile =
  | { readonly good: Source }
  | { readonly refused: RefusedFile; readonly diagnostics: readonly Diagnostic[] };

/** Parses a file and checks it against its schema. */
export function checkFile(file: ContentFile, schemas: SchemaSet): CheckedFile {
  const { source, diagnostics } = parseFile(file);
  const found = source ? validateSource(source, file.kind.schema, schemas) : [];
  const faults = withoutReserved(found, diagnostics);
  if (source && diagnostics.length + faults.length === 0) return { good: source };
  const refused = { file: file.file, noun: file.kind.noun, id: file.id };
  return {
    refused: source ? { ...refused, source } : refused,
    diagnostics: [...diagnostics, ...faults],
  };
}

/** A key that no content may have is not told a second time because its group does not know it. */
function withoutReserved(faults: readonly Diagnostic[], told: readonly Diagnostic[]) {
  const placeOf = ({ line, column }: Diagnostic) => `${line}:${column}`;
  const reserved = new Set(told.filter(({ code }) => code === 'unknown-key').map(placeOf));
  return faults.filter(
    (fault) =>
      !(['unknown-key', 'wrong-name'].includes(fault.code) && reserved.has(placeOf(fault))),
  );
}
