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

/** A new text of a file, and the one it was made from: nothing if the file is new. */
export interface NewText {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** A name that a check at the same time does not take for content. */
const partOf = (path: string) => join(dirname(path), `.#${path.slice(dirname(path).length + 1)}`);

/**
 * Replaces the texts of files below `root`: all of them are written beside the old ones before the first is renamed, so
 * that a run that fails leaves everything as it was. Files keep their mode. What gets another name gets it at the end.
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

/** Nothing is overwritten: a name that differs by capitals only may be the same file. */
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
