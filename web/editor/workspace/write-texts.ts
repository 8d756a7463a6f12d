import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFiles } from '../../../codegen/command/fix/replace-files.ts';
import { WriteFailure } from '../../../codegen/emit/write.ts';
import type { TextChange } from '../../../codegen/text/edit.ts';
import { isContentFile, isFree } from './content-file.ts';

/** The text of a content file; undefined if there is none. */
export function textOf(project: string, file: string): string | undefined {
  return isContentFile(project, file) ? readFileSync(join(project, file), 'utf8') : undefined;
}

/** Writes texts over those that files had when they were read, or have now, makes files that come, and removes those that go; returns what has changed. */
export function writeTexts(project: string, changes: readonly TextChange[]): readonly TextChange[] {
  const changed = changes
    .map(({ file, before = textOf(project, file), after }) => ({ file, before, after }))
    .filter(({ before, after }) => before !== after);
  for (const { file, before } of changed)
    if (before === undefined && !isFree(project, file))
      throw new WriteFailure(`Nothing was changed: ${file} cannot be written.`);
  replaceFiles(project, changed);
  return changed;
}
