import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFiles } from '../../../codegen/command/fix/replace-files.ts';
import { WriteFailure } from '../../../codegen/emit/write.ts';
import { isOwnPath } from '../../../codegen/files/own-path.ts';
import type { NewTexts } from '../../../codegen/records/draft-content.ts';
import { placedAt } from '../../../codegen/records/named-record.ts';
import { isContentFile } from './guard-edits.ts';

/** A file as it was before a change and as it is after it; undefined where it is not there. */
export interface WrittenText {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The text of a content file; undefined if there is none. */
export function textOf(project: string, file: string): string | undefined {
  return isContentFile(project, file) ? readFileSync(join(project, file), 'utf8') : undefined;
}

/** Writes texts over files, makes files that come, and removes those that go; returns what has changed. */
export function writeTexts(project: string, texts: NewTexts): readonly WrittenText[] {
  const changed = [...texts]
    .map(([file, after]) => ({ file, before: textOf(project, file), after }))
    .filter(({ before, after }) => before !== after);
  for (const { file, before } of changed)
    if (before === undefined && !isFree(project, file))
      throw new WriteFailure(`Nothing was changed: ${file} cannot be written.`);
  const written = changed.flatMap(({ file, before, after }) =>
    after === undefined ? [] : [{ file, before, after }],
  );
  replaceFiles(project, written);
  for (const { file, after } of changed)
    if (after === undefined) rmSync(join(project, file), { force: true });
  return changed;
}

/** Whether a file of the content can come here: nothing is there, and no folder on the way is a link. */
function isFree(project: string, file: string): boolean {
  if (!/^content\/(?:[\w-]+\/)*[\w-]+\.yaml$/.test(file) || !placedAt(file)) return false;
  if (!isOwnPath(project, file)) return false;
  return lstatSync(join(project, file), { throwIfNoEntry: false }) === undefined;
}
