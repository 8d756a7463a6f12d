import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pictureFiles, previews } from '../../generated/picture-files.ts';
import { site } from '../../generated/site.ts';
import { iconFiles } from '../pictures/icon-files.ts';
import { madeFiles } from '../pictures/made-file.ts';
import type { Staging } from './staging.ts';

/** Writes every picture, preview and icon; what is there already is not made again. */
export async function writePictures(project: string, staging: Staging): Promise<number> {
  const files = madeFiles(project, { pictureFiles, previews });
  for (const { path } of files) staging.retain(path);
  const queue = files.filter(({ path }) => !staging.find(path)).values();
  const work = async () => {
    for (const { path, make } of queue) await staging.copy(path, await make());
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const { path, make } of iconFiles(project, site)) {
    staging.write(path, readFileSync(await make()));
  }
  return files.length;
}
