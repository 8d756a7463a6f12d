import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rename } from '../../diagnostics/diagnostic.ts';
import { reasonOf } from '../../diagnostics/failure-reason.ts';
import { WriteFailure } from '../../emit/write.ts';

/** A new text for a file, and the one it replaces: undefined if the file is new. */
export interface NewText {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** A name that a concurrent check does not take for content. */
const partOf = (path: string) => join(dirname(path), `.#${path.slice(dirname(path).length + 1)}`);

/**
 * Replaces the texts of files below `root`. All are written under temporary names before the first is renamed, so that
 * a failed run leaves everything as it was. Files keep their mode. Files that get another name get it at the end.
 */
export function replaceFiles(
  root: string,
  texts: readonly NewText[],
  renames: readonly Rename[] = [],
): void {
  const paths = texts.map(({ file }) => join(root, file));
  try {
    for (const text of texts) writePart(root, text);
    for (const { from, to } of renames) makeRoom(join(root, from), join(root, to));
  } catch (error) {
    for (const path of paths) rmSync(partOf(path), { force: true });
    if (error instanceof WriteFailure) throw error;
    const message = `Nothing was changed: ${reasonOf(error)}.`;
    throw new WriteFailure(message, { cause: error });
  }
  for (const path of paths) renameSync(partOf(path), path);
  for (const { from, to } of renames) renameSync(join(root, from), join(root, to));
}

/** Makes sure that nothing is overwritten: a name that differs only in case may be the same file. */
function makeRoom(from: string, to: string): void {
  const [file, other] = [from, to].map((path) => statSync(path, { throwIfNoEntry: false }));
  if (other && other.ino !== file?.ino) {
    throw new WriteFailure(`Nothing was changed: there is a file ${to} meanwhile. Try again.`);
  }
  mkdirSync(dirname(to), { recursive: true });
}

function writePart(root: string, { file, before, after }: NewText): void {
  const path = join(root, file);
  if (before !== undefined && readFileSync(path, 'utf8') !== before) {
    throw new WriteFailure(`Nothing was changed: ${file} was saved meanwhile. Try again.`);
  }
  mkdirSync(dirname(path), { recursive: true });
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  writeFileSync(partOf(path), after, { flush: true });
  if (mode !== undefined) chmodSync(partOf(path), mode);
}
