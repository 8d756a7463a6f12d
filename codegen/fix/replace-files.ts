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
import { reasonOf } from '../diagnostics/failure-reason.ts';
import { WriteFailure } from '../emit/write.ts';

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
 * that a run that fails leaves everything as it was. Files keep their mode.
 */
export function replaceFiles(root: string, texts: readonly NewText[]): void {
  const paths = texts.map(({ file }) => join(root, file));
  try {
    for (const text of texts) writePart(root, text);
  } catch (error) {
    for (const path of paths) rmSync(partOf(path), { force: true });
    if (error instanceof WriteFailure) throw error;
    const message = `Nothing was changed: ${reasonOf(error)}.`;
    throw new WriteFailure(message, { cause: error });
  }
  for (const path of paths) renameSync(partOf(path), path);
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
