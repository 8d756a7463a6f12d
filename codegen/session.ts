import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { createPictureHashes } from './load/hash-picture.ts';
import type { HashPicture } from './model/picture-uses.ts';
import type { RefusedFile } from './model/refused.ts';
import type { ContentFile, Source } from './model/source.ts';
import type { SchemaSet } from './schema/schema-set.ts';
import { readSchemas } from './schema/schema-set.ts';
import type { CheckedFile } from './validate/check-file.ts';
import { checkFile } from './validate/check-file.ts';

/** What one run remembers for the next: compiled schemas, files that have not changed, hashes of pictures. */
export interface Session {
  schemas(folder: string): SchemaSet;
  checkAll(files: readonly ContentFile[], schemas: SchemaSet): CheckedFiles;
  hashPictures(root: string): HashPicture;
}

/** The good files, the refused ones, and why they are refused. */
interface CheckedFiles {
  readonly good: readonly Source[];
  readonly refused: readonly RefusedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Remembered {
  readonly text: string;
  readonly schemas: SchemaSet;
  readonly checked: CheckedFile;
}

/** Starts with nothing remembered. Schemas are read once: after a change to them a new session is needed. */
export function createSession(): Session {
  const sets = new Map<string, SchemaSet>();
  const files = new Map<string, Remembered>();
  const check = (file: ContentFile, schemas: SchemaSet): CheckedFile => {
    const known = files.get(file.file);
    if (known?.text === file.text && known.schemas === schemas) return known.checked;
    const checked = checkFile(file, schemas);
    files.set(file.file, { text: file.text, schemas, checked });
    return checked;
  };
  return {
    schemas(folder) {
      const known = sets.get(folder) ?? readSchemas(folder);
      sets.set(folder, known);
      return known;
    },
    hashPictures: createPictureHashes(),
    checkAll: (list, schemas) => sortOut(list.map((file) => check(file, schemas))),
  };
}

function sortOut(checked: readonly CheckedFile[]): CheckedFiles {
  const faulty = checked.flatMap((file) => ('refused' in file ? [file] : []));
  return {
    good: checked.flatMap((file) => ('good' in file ? [file.good] : [])),
    refused: faulty.map((file) => file.refused),
    diagnostics: faulty.flatMap((file) => file.diagnostics),
  };
}
