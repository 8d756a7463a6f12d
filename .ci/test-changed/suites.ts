import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failuresIn, type Report } from '../testing/failures.ts';

const suites = ['unit', 'e2e'] as const;

type Suite = (typeof suites)[number];

/** Runs what reads content in a project and lists the failures; true if there are none. */
export function runSuites(project: string, only: readonly string[]): boolean {
  const unit = filesOf('unit', only);
  const browser = filesOf('e2e', only);
  const results = [runScript(project, 'generate'), runScript(project, 'types')];
  if (unit) results.push(runTests(project, 'unit', unit));
  if (browser) {
    results.push(runScript(project, 'build'));
    results.push(runTests(project, 'e2e', browser));
  }
  return results.every(Boolean);
}

/** The test files of a suite to run: an empty list for all of them, undefined to skip it. */
function filesOf(suite: Suite, only: readonly string[]): readonly string[] | undefined {
  if (only.length === 0 || only.includes(suite)) return [];
  const named = only.filter((word) => !suites.some((each) => each === word));
  const files = named.filter((word) => word.startsWith('web/e2e') === (suite === 'e2e'));
  return files.length > 0 ? files : undefined;
}

function runScript(project: string, name: string): boolean {
  const options = { cwd: project, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name], options);
  console.log(`== ${name}: ${status === 0 ? 'passed' : `failed\n${stdout}${stderr}`}`);
  return status === 0;
}

function runTests(project: string, suite: Suite, files: readonly string[]): boolean {
  const outputFile = join(project, '.cache/tests', `${suite}.json`);
  mkdirSync(join(project, '.cache/tests'), { recursive: true });
  rmSync(outputFile, { force: true });
  const options = ['--reporter=json', `--outputFile.json=${outputFile}`];
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', suite, ...options, ...files], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!existsSync(outputFile)) {
    console.log(`== ${suite}: ended with ${status} before any test`);
    return false;
  }
  const report: Report = JSON.parse(readFileSync(outputFile, 'utf8'));
  const failures = failuresIn(report, project);
  console.log(`== ${suite}: ${report.numPassedTests} passed, ${failures.length} failed`);
  for (const failure of failures) console.log(failure);
  return status === 0;
}
