// Reports what a change does to the site before it is merged: compares the working content with that of a commit, and
// writes report/report.md and report/report.html. Exits with 1 if the change must not be merged.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../.ci/project-copy.ts';
import { isError } from '../codegen/diagnostics/sort-diagnostics.ts';
import { compareSites } from './compare/compare-sites.ts';
import { takePictures } from './pictures/take-pictures.ts';
import { describeChanges } from './print/describe-changes.ts';
import { htmlReport } from './print/html.ts';
import { markdownReport } from './print/markdown.ts';
import { findBase, layContent, NoBase } from './states/base-content.ts';
import { BuildFailure, buildState } from './states/read-state.ts';

const project = join(import.meta.dirname, '..');

async function report(ref: string): Promise<number> {
  const base = findBase(project, ref);
  // Copies the caches of this build too, such as encoded pictures, so the other build finds most of its work done.
  const now = await buildState(project);
  const copy = copyProject('report');
  layContent(project, base, copy);
  const changes = compareSites(await buildState(copy), now, base.words);
  const described = describeChanges(changes);
  const pictures = await takePictures(changes, {
    before: join(copy, 'dist'),
    after: join(project, 'dist'),
  });
  const folder = join(project, 'report');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.html'), htmlReport(described, pictures));
  const markdown = markdownReport(described);
  writeFileSync(join(folder, 'report.md'), markdown);
  process.stdout.write(markdown);
  // Not part of the text, which goes into the summary of a pull request.
  if (!pictures)
    process.stderr.write(
      'The report has no pictures, for no Chromium was found: install it, or name its program in CHROMIUM.\n',
    );
  return changes.lostLines.length > 0 || now.compiled.diagnostics.some(isError) ? 1 : 0;
}

try {
  process.exitCode = await report(process.argv[2] || 'main');
} catch (error) {
  if (!(error instanceof NoBase || error instanceof BuildFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof NoBase ? 2 : 1;
}
