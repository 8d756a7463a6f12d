import { constants, existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pictureFiles, previews } from '../../generated/picture-files.ts';
import { site } from '../../generated/site.ts';
import { iconFiles } from '../pictures/icon-files.ts';
import { type MadeFile, madeFiles } from '../pictures/made-file.ts';
import { writeIfChanged } from './write-file.ts';

/** Writes every picture, preview and icon into dist/; what is there already is not made again. */
export async function writePictures(project: string): Promise<string[]> {
  const files = madeFiles(project, { pictureFiles, previews });
  const missing = files.filter(({ path }) => !existsSync(join(project, 'dist', path)));
  const queue = missing.values();
  const work = async () => {
    for (const file of queue) await place(project, file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const { path, make } of iconFiles(project, site)) {
    writeIfChanged(join(project, 'dist', path), readFileSync(await make()));
  }
  return files.map(({ path }) => path);
}

async function place(project: string, { path, make }: MadeFile): Promise<void> {
  const made = await make();
  const target = join(project, 'dist', path);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(made, target, constants.COPYFILE_FICLONE);
}
