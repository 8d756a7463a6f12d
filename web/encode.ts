// Stores the files of all pictures with the project: makes those that are missing, and removes those of no picture. Run
// it after a change of masters; otherwise a build makes them each time.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replaceFile } from '../codegen/files/replace-file.ts';
import { siteFolder } from '../codegen/files/site-folder.ts';
import { loadContent } from '../codegen/load/load.ts';
import { mastersFile, readPictures } from '../codegen/load/read-pictures.ts';
import { openMemo } from '../codegen/memo.ts';
import { encodedFolder, isDrawing } from '../codegen/model/picture-uses.ts';
import type * as PictureFiles from '../generated/picture-files.ts';
import type * as SiteModule from '../generated/site.ts';
import { madeFiles } from './pictures/made-file.ts';
import { makeAll } from './pictures/make-all.ts';

const project = siteFolder();
const generated = (name: string) => import(pathToFileURL(join(project, 'generated', name)).href);
const { pictureFiles, previews }: typeof PictureFiles = await generated('picture-files.ts');
const { site }: typeof SiteModule = await generated('site.ts');
const folder = join(project, encodedFolder);
const jobs = madeFiles(project, { pictureFiles, previews, look: site.look }).filter(
  ({ path }) => !path.endsWith('.svg'),
);
const wanted = new Set([...jobs.map(({ path }) => basename(path)), basename(mastersFile)]);

mkdirSync(folder, { recursive: true });
const stale = readdirSync(folder).filter((name) => !wanted.has(name));
let added = 0;
await makeAll(jobs, (path, bytes) => {
  const kept = join(folder, basename(path));
  if (existsSync(kept)) return;
  replaceFile(kept, bytes);
  added += 1;
});
await keepMasters();
for (const name of stale) rmSync(join(folder, name));
process.stdout.write(
  `${jobs.length} files in ${encodedFolder}/: ${added} added, ${stale.length} removed\n`,
);

/** Keeps what the photographs show, so that a check on a fresh clone decodes none. */
async function keepMasters(): Promise<void> {
  const photographs = loadContent(project).pictures.filter((file) => !isDrawing(file));
  const { pictureSizes, pictureHashes } = await readPictures(
    project,
    photographs,
    openMemo(project),
  );
  const known = photographs.flatMap((file) => {
    const size = pictureSizes.get(file);
    return size ? [[`${pictureHashes.get(file)}${extname(file)}`, size] as const] : [];
  });
  const sorted = Object.fromEntries(known.sort(([one], [other]) => (one < other ? -1 : 1)));
  replaceFile(join(project, mastersFile), `${JSON.stringify(sorted, null, 2)}\n`);
}
