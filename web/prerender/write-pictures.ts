import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pictureFiles, previews } from '../../generated/picture-files.ts';
import { site } from '../../generated/site.ts';
import { iconFiles } from '../pictures/icon-files.ts';
import { madeFiles } from '../pictures/made-file.ts';
import type { Stage } from './stage.ts';

/** Writes every picture, preview and icon; what is there already is not made again. */
export async function writePictures(project: string, stage: Stage): Promise<number> {
  const files = madeFiles(project, { pictureFiles, previews });
  for (const { path } of files) stage.keep(path);
  const queue = files.filter(({ path }) => !stage.find(path)).values();
  const work = async () => {
    for (const { path, make } of queue) await stage.copy(path, await make());
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const { path, make } of iconFiles(project, site)) {
    stage.write(path, readFileSync(await make()));
  }
  return files.length;
}
