import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnPath } from '../../../codegen/files/replace-file.ts';
import { nounNames, nouns } from '../../../codegen/model/nouns.ts';
import { recordFileAt } from '../../../codegen/records/named-record.ts';

/** Whether a file of the content may be read and written: it is there itself, and nothing on the way to it is a link. */
export function isContentFile(project: string, file: string): boolean {
  return isInside(project, file) && placeIn(project, file)?.isFile() === true;
}

/** Whether a file of the content can come here: nothing is there, and no folder on the way is a link. */
export function isFree(project: string, file: string): boolean {
  const isRecord = isInside(project, file) && recordFileAt(file) !== undefined;
  return isRecord && placeIn(project, file) === undefined;
}

/** Files that there is one of, each with a name of its own. */
const singleFiles = nounNames
  .filter((noun) => nouns[noun].single)
  .flatMap((noun) => Object.keys(nouns[noun].files).map((name) => `content/${name}`));

/** Whether a file has a form: it is there, or it is to come with what is typed first. */
export function hasForm(project: string, file: string): boolean {
  return isContentFile(project, file) || (singleFiles.includes(file) && isFree(project, file));
}

function isInside(project: string, file: string): boolean {
  return /^content\/(?:[\w-]+\/)*[\w-]+\.yaml$/.test(file) && isOwnPath(project, file);
}

function placeIn(project: string, file: string) {
  return lstatSync(join(project, file), { throwIfNoEntry: false });
}
