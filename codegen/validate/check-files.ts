import type { ContentFile } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { checkFile } from './check-file.ts';
import { type CheckedFiles, collectChecked } from './checked-files.ts';

/** Checks files by their schemas. */
export function checkFiles(files: readonly ContentFile[], schemas: SchemaSet): CheckedFiles {
  return collectChecked(
    files.map((file) => [file, checkFile(file, schemas)] as const),
    schemas,
  );
}
