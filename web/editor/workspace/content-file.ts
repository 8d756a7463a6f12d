import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnPath } from '../../../codegen/files/replace-file.ts';

/** Whether a file of the content may be read and written: it is there itself, and nothing on the way to it is a link. */
export function isContentFile(project: string, file: string): boolean {
  if (!/^content\/(?:[\w-]+\/)*[\w-]+\.yaml$/.test(file)) return false;
  if (!isOwnPath(project, file)) return false;
  return lstatSync(join(project, file), { throwIfNoEntry: false })?.isFile() === true;
}
