import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WriteFailure } from '../../../codegen/emit/write.ts';
import { isOwnPath, replaceFile } from '../../../codegen/files/replace-file.ts';
import type { TextChange } from '../../../codegen/text/edit.ts';

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
export function writeBytes(project: string, changes: readonly TextChange<Buffer>[]): void {
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
export function reversed(changes: readonly TextChange<Buffer>[]): readonly TextChange<Buffer>[] {
  return changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
}
