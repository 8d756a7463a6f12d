import { mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rename } from '../../diagnostics/diagnostic.ts';
import { reasonOf } from '../../diagnostics/failure-reason.ts';
import { WriteFailure } from '../../emit/write.ts';
import { type StagedFile, stageFile } from '../../files/replace-file.ts';

/** A new text for a file, and the one it replaces: undefined if the file is new. */
export interface NewText {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string;
}

/**
 * Replaces the texts of files below `root`. All are complete under temporary names before the first is put in its place, so that
 * a failed run leaves everything as it was. Files keep their mode. Files that get another name get it at the end.
 */
export function replaceFiles(
  root: string,
  texts: readonly NewText[],
  renames: readonly Rename[] = [],
): void {
  const staged: StagedFile[] = [];
  try {
    for (const text of texts) staged.push(stage(root, text));
    for (const { from, to } of renames) makeRoom(join(root, from), join(root, to));
  } catch (error) {
    for (const file of staged) file.discard();
    if (error instanceof WriteFailure) throw error;
    const message = `Nothing was changed: ${reasonOf(error)}.`;
    throw new WriteFailure(message, { cause: error });
  }
  for (const file of staged) file.commit();
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

function stage(root: string, { file, before, after }: NewText): StagedFile {
  const path = join(root, file);
  if (before !== undefined && readFileSync(path, 'utf8') !== before) {
    throw new WriteFailure(`Nothing was changed: ${file} was saved meanwhile. Try again.`);
  }
  mkdirSync(dirname(path), { recursive: true });
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  return stageFile(path, after, { flush: true, ...(mode !== undefined && { mode }) });
}
