import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WriteFailure } from '../../../codegen/emit/write.ts';
import { isOwnPath } from '../../../codegen/files/own-path.ts';
import { replaceFile } from '../../../codegen/files/replace-file.ts';

/** A file of the content that is no text, as it was before a change and as it is after it; undefined where it is not there. */
export interface WrittenBytes {
  readonly file: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** The bytes of a file of the content; undefined if there is none, or if a link leads to it. */
export function bytesOf(project: string, file: string): Buffer | undefined {
  if (!file.startsWith('content/') || !isOwnPath(project, file)) return undefined;
  try {
    return readFileSync(join(project, file));
  } catch {
    return undefined;
  }
}

/** Writes the bytes of files, each complete under another name first, or removes them; where a link leads, nothing is written. */
export function writeBytes(project: string, changes: readonly WrittenBytes[]): void {
  for (const { file } of changes)
    if (!file.startsWith('content/') || !isOwnPath(project, file))
      throw new WriteFailure(`Nothing was changed: ${file} cannot be written.`);
  for (const { file, after } of changes) {
    const path = join(project, file);
    if (after === undefined) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      replaceFile(path, after);
    }
  }
}

/** The changes that undo these. */
export function reversed(changes: readonly WrittenBytes[]): readonly WrittenBytes[] {
  return changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
}
