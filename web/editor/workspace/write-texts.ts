import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFiles } from '../../../codegen/command/fix/replace-files.ts';
import { WriteFailure } from '../../../codegen/emit/write.ts';
import { isOwnPath } from '../../../codegen/files/replace-file.ts';
import { recordFileAt } from '../../../codegen/records/named-record.ts';
import type { TextChange } from '../../../codegen/text/edit.ts';
import { isContentFile } from './content-file.ts';

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

/** Whether a file of the content can come here: nothing is there, and no folder on the way is a link. */
function isFree(project: string, file: string): boolean {
  if (!/^content\/(?:[\w-]+\/)*[\w-]+\.yaml$/.test(file) || !recordFileAt(file)) return false;
  if (!isOwnPath(project, file)) return false;
  return lstatSync(join(project, file), { throwIfNoEntry: false }) === undefined;
}
