import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { namesOf } from '../model/file-names.ts';
import type { InvalidFile } from '../model/invalid-file.ts';
import type { ContentFile, Found, Source } from '../model/source.ts';
import { createSource } from '../parse/source.ts';
import { fillNames } from '../schema/fill-names.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { reportFixedNames } from './fixed-names.ts';

/** The result of checking a file by itself, as plain data. */
export interface CheckedFile {
  /** What it holds, if it could be parsed at all. */
  readonly content?: { readonly data: unknown; readonly found: Partial<Found> };
  /** None if the file is good. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The good files, the invalid ones, and why they are invalid. */
export interface CheckedFiles {
  readonly good: readonly Source[];
  readonly invalidFiles: readonly InvalidFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Separates good files from invalid ones. If the only error of one is its name, only that is reported. */
export function collectChecked(
  checked: readonly (readonly [ContentFile, CheckedFile])[],
  schemas: SchemaSet,
): CheckedFiles {
  const good: Source[] = [];
  const invalidFiles: InvalidFile[] = [];
  for (const [file, { content, diagnostics }] of checked) {
    if (diagnostics.length > 0) {
      const source = content && createSource(file, content.data, content.found);
      invalidFiles.push(invalidFile(file, source));
    } else if (content) {
      const filling = { data: content.data, names: namesOf(file) };
      const { data, links } = fillNames(schemas, file.kind.schema, filling);
      good.push({ ...createSource(file, data, content.found), implied: links });
    }
  }
  const diagnostics = checked.flatMap(([, file]) => file.diagnostics);
  const files = new Set(checked.map(([{ file }]) => file));
  return reportFixedNames({ good, invalidFiles, diagnostics }, files, schemas);
}

function invalidFile({ file, kind, id }: ContentFile, source: Source | undefined): InvalidFile {
  return { file, noun: kind.noun, id, ...(source && { source }) };
}
