import { readFileSync } from 'node:fs';
import { pictureFiles, previews } from '../../generated/picture-files.ts';
import { site } from '../../generated/site.ts';
import { iconFiles } from '../pictures/icon-files.ts';
import { madeFiles } from '../pictures/made-file.ts';
import { makeAll } from '../pictures/make-all.ts';
import type { Staging } from './staging.ts';

/** Makes every picture, preview and icon that is missing; returns the paths of all of them. */
export async function makePictures(project: string, staging: Staging): Promise<readonly string[]> {
  const files = madeFiles(project, { pictureFiles, previews });
  for (const { path } of files) staging.retain(path);
  const due = files.filter(({ path }) => !staging.find(path));
  await makeAll(due, (path, source) => staging.copy(path, source));
  const icons = iconFiles(project, site);
  for (const { path, make } of icons) staging.write(path, readFileSync(await make()));
  return [...files, ...icons].map(({ path }) => path);
}
