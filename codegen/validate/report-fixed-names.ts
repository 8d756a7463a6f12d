import type { Finding } from '../diagnostics/finding.ts';
import { renaming } from '../diagnostics/fixes.ts';
import { lastName } from '../load/match-pattern.ts';
import { type FileKind, fileKinds } from '../model/nouns.ts';
import type { InvalidFile } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';

/** Invalid files, and what is wrong with them. */
interface WithInvalidFiles {
  readonly invalidFiles: readonly InvalidFile[];
  readonly findings: readonly Finding[];
}

/**
 * If a file with a fixed name is missing, and an invalid file in the same folder fits its schema, only the name of that
 * file is reported.
 */
export function reportFixedNames<T extends WithInvalidFiles>(
  found: T,
  files: ReadonlySet<string>,
  schemas: SchemaSet,
): T {
  const meant = new Map(
    found.invalidFiles.flatMap((file) => {
      const kind = fixedKinds.find((each) => !files.has(fileOf(each)) && isOf(each, file, schemas));
      return kind ? [[file.file, kind] as const] : [];
    }),
  );
  if (meant.size === 0) return found;
  const others = found.findings.filter(({ source }) => !meant.has(source.file));
  const wrongNames = [...meant].map(([file, kind]) => wrongName(file, kind, meant.size === 1));
  const invalidFiles = found.invalidFiles.map((file) => {
    const kind = meant.get(file.file);
    return kind ? { file: file.file, noun: kind.noun, id: lastName(kind.pattern) } : file;
  });
  return { ...found, invalidFiles, findings: [...others, ...wrongNames] };
}

/** The kinds of files with fixed names whose folders also hold files of any name. */
const fixedKinds = fileKinds.filter(
  ({ pattern }) =>
    !pattern.includes('<') &&
    fileKinds.some((other) => other.pattern.startsWith(`${folderOf(pattern)}<`)),
);

function isOf(kind: FileKind, { file, source }: InvalidFile, schemas: SchemaSet): boolean {
  if (!source || folderOf(file) !== folderOf(fileOf(kind))) return false;
  return schemas.errors(kind.schema, source.data).length === 0;
}

function wrongName(file: string, kind: FileKind, isSure: boolean): Finding {
  const wanted = fileOf(kind);
  return {
    source: { file },
    code: 'wrong-file-name',
    message: `this file has the content of ${wanted}, which is missing`,
    help: `Rename the file to ${wanted}.`,
    ...renaming(isSure, file, wanted),
  };
}

function fileOf({ pattern }: FileKind): string {
  return `content/${pattern}`;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
