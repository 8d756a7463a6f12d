import { encodedFolder } from '../../codegen/model/picture-uses.ts';
import { pictureFiles, previews } from '../../generated/picture-files.ts';
import { site } from '../../generated/site.ts';
import { iconFiles } from '../pictures/icon-files.ts';
import { madeFiles } from '../pictures/made-file.ts';
import { makeAll } from '../pictures/make-all.ts';
import type { NextSite } from './next-site.ts';

const advice = `"make encode" keeps these files in ${encodedFolder}/, so that nobody else waits for them\n`;

/** Writes every picture, preview and icon, made if it is missing; returns the paths of all of them. */
export async function makePictures(project: string, next: NextSite): Promise<readonly string[]> {
  const files = madeFiles(project, { pictureFiles, previews });
  const isAnyMissing = files.some(({ work }) => work > 0);
  await makeAll(files, next.write);
  if (isAnyMissing) process.stdout.write(advice);
  const icons = iconFiles(project, site);
  for (const { path, make } of icons) next.write(path, await make());
  return [...files, ...icons].map(({ path }) => path);
}
