import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rename } from '../../diagnostics/diagnostic.ts';
import { reasonOf } from '../../diagnostics/phrases.ts';
import { WriteFailure } from '../../emit/write.ts';
import { type StagedFile, stageFile } from '../../files/replace-file.ts';
import type { TextChange } from '../../text/edit.ts';

/**
 * Replaces the texts of files below `root`. All are complete under temporary names before the first is put in its place, so that
 * a failed run leaves everything as it was. Files keep their mode. Files that go, go at the end, and so do those that get another name.
 */
export function replaceFiles(
  root: string,
  changes: readonly TextChange[],
  renames: readonly Rename[] = [],
): void {
  const staged: StagedFile[] = [];
  try {
    for (const { after, ...change } of changes)
      if (after !== undefined) staged.push(stage(root, { ...change, after }));
    for (const { from, to } of renames) makeRoom(join(root, from), join(root, to));
  } catch (error) {
    for (const file of staged) file.discard();
    if (error instanceof WriteFailure) throw error;
    const message = `Nothing was changed: ${reasonOf(error)}.`;
    throw new WriteFailure(message, { cause: error });
  }
  for (const file of staged) file.commit();
  for (const { file, after } of changes)
    if (after === undefined) rmSync(join(root, file), { force: true });
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

function stage(
  root: string,
  { file, before, after }: TextChange & { readonly after: string },
): StagedFile {
  const path = join(root, file);
  if (before !== undefined && readFileSync(path, 'utf8') !== before) {
    throw new WriteFailure(`Nothing was changed: ${file} was saved meanwhile. Try again.`);
  }
  mkdirSync(dirname(path), { recursive: true });
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  return stageFile(path, after, { flush: true, ...(mode !== undefined && { mode }) });
}
