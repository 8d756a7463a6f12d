// The W3C's own checker reads every page of both dealers.
import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { reportMissing } from '../../server/testing/report-missing.ts';
import { copyProject, secondDealer } from '../e2e/project-copy.ts';

const checker = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);
const missing = spawnSync('java', ['-version']).error && 'there is no java';
reportMissing('the W3C checker', missing);

/** The errors in the pages of a built site, each with its page and place. */
function errorsIn(site: string): string[] {
  const options = ['--errors-only', '--skip-non-html', '--exit-zero-always', '--format', 'gnu'];
  const { stderr } = spawnSync('java', ['-jar', checker, ...options, site], { encoding: 'utf8' });
  return stderr.split('\n').filter(Boolean);
}

test.skipIf(missing)('the checker finds what is wrong', () => {
  const input = '<!doctype html><title>A</title><summary><div></div></summary>';
  const { stderr } = spawnSync('java', ['-jar', checker, '-'], { encoding: 'utf8', input });
  expect(stderr).toContain('error: Element “summary” not allowed');
});

test.skipIf(missing)('the pages of the site have no error', () => {
  expect(errorsIn('dist')).toEqual([]);
});

test.skipIf(missing)('the pages of another dealer have no error', async () => {
  const project = await copyProject(secondDealer);
  onTestFinished(project.remove);
  await writeFile(join(project.folder, 'content/urls.yaml'), '/: page/home\n');
  for (const script of ['fix', 'build']) {
    await promisify(execFile)('npm', ['run', '--silent', script], { cwd: project.folder });
  }
  expect(errorsIn(join(project.folder, 'dist'))).toEqual([]);
});
