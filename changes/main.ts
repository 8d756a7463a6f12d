// Reports what a change does to the site before it is merged: compares the working content with that of a commit, and
// writes report/report.md and report/report.html, and for the comment on a pull request report/notes.json with a few
// pictures. Exits with 1 if the change must not be merged.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isError } from '../codegen/diagnostics/sort-diagnostics.ts';
import { siteFolder } from '../codegen/files/site-folder.ts';
import { compareSites } from './compare/compare-sites.ts';
import { joinPictures } from './pictures/join-pictures.ts';
import { type PicturePair, takePictures } from './pictures/take-pictures.ts';
import { describeChanges } from './print/describe-changes.ts';
import { htmlReport } from './print/html.ts';
import { markdownReport } from './print/markdown.ts';
import { type NotedPicture, notesOf } from './print/notes.ts';
import { findBase, layContent, NoBase } from './states/base-content.ts';
import { BuildFailure, buildBase, buildState } from './states/read-state.ts';

const project = siteFolder();

async function report(ref: string): Promise<number> {
  const base = findBase(project, ref);
  const now = await buildState(project);
  const copy = join(project, '.cache/report');
  layContent(project, base, copy);
  const changes = compareSites(await buildBase(copy), now, base.words);
  const described = describeChanges(changes);
  const pictures = await takePictures(changes, {
    before: join(copy, 'dist'),
    after: join(project, 'dist'),
  });
  const folder = join(project, 'report');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.html'), htmlReport(described, pictures));
  const markdown = markdownReport(described);
  writeFileSync(join(folder, 'report.md'), markdown);
  const noted = await writePictures(folder, pictures ?? []);
  writeFileSync(join(folder, 'notes.json'), JSON.stringify(notesOf(described, noted)));
  process.stdout.write(markdown);
  // Not part of the text, which goes into the summary of a pull request.
  if (!pictures)
    process.stderr.write(
      'The report has no pictures, for no Chromium was found: install it, or name its program in CHROMIUM.\n',
    );
  return changes.lostLines.length > 0 || now.compiled.diagnostics.some(isError) ? 1 : 0;
}

/** A comment has room for no more. */
const mostPictures = 3;

/** Writes the first pairs of pictures as one file each. */
async function writePictures(folder: string, pairs: readonly PicturePair[]) {
  const noted: NotedPicture[] = [];
  for (const [at, pair] of pairs.slice(0, mostPictures).entries()) {
    const file = `page-${at + 1}.jpg`;
    writeFileSync(join(folder, file), await joinPictures(pair));
    noted.push({ path: pair.path, file });
  }
  return noted;
}

try {
  process.exitCode = await report(process.argv[2] || 'main');
} catch (error) {
  if (!(error instanceof NoBase || error instanceof BuildFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof NoBase ? 2 : 1;
}
