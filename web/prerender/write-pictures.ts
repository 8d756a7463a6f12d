import { readFileSync } from 'node:fs';
import { pictureFiles, previews } from '../../generated/picture-files.ts';
import { site } from '../../generated/site.ts';
import { iconFiles } from '../pictures/icon-files.ts';
import { madeFiles } from '../pictures/made-file.ts';
import { makeAll } from '../pictures/make-all.ts';
import type { Staging } from './staging.ts';

/** Writes every picture, preview and icon; what is there already is not made again. */
export async function writePictures(project: string, staging: Staging): Promise<number> {
  const files = madeFiles(project, { pictureFiles, previews });
  for (const { path } of files) staging.retain(path);
  const due = files.filter(({ path }) => !staging.find(path));
  await makeAll(due, (path, source) => staging.copy(path, source));
  for (const { path, make } of iconFiles(project, site)) {
    staging.write(path, readFileSync(await make()));
  }
  return files.length;
}
