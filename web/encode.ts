// Stores the files of all pictures with the project: makes those that are missing, and removes those of no picture. Run
// it after a change of masters; otherwise a build makes them each time.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { replaceFile } from '../codegen/files/replace-file.ts';
import { pictureFiles, previews } from '../generated/picture-files.ts';
import { keptFolder } from './pictures/keep.ts';
import { madeFiles } from './pictures/made-file.ts';
import { makeAll } from './pictures/make-all.ts';

const project = join(import.meta.dirname, '..');
const folder = join(project, keptFolder);
const jobs = madeFiles(project, { pictureFiles, previews }).filter(
  ({ path }) => !path.endsWith('.svg'),
);
const wanted = new Set(jobs.map(({ path }) => basename(path)));

mkdirSync(folder, { recursive: true });
const stale = readdirSync(folder).filter((name) => !wanted.has(name));
let added = 0;
await makeAll(jobs, (path, bytes) => {
  const kept = join(folder, basename(path));
  if (existsSync(kept)) return;
  replaceFile(kept, bytes);
  added += 1;
});
for (const name of stale) rmSync(join(folder, name));
process.stdout.write(
  `${wanted.size} files in ${keptFolder}/: ${added} added, ${stale.length} removed\n`,
);
