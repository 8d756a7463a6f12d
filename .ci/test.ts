// Runs every runner in order and ends with one line, `N passed, N failed`, over all of them.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Tally {
  passed: number;
  failed: number;
}

const reports = '.cache/tests';

/** The temporary folder of every runner; nothing may be left in it. */
const scratch = mkdtempSync(join(tmpdir(), 'dealer-tests-'));
// Databases run as another user, who must pass through.
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
// Node would keep compiled code in the temporary folder.
process.env.NODE_COMPILE_CACHE = resolve('.cache/node');

/** Runs one command with its output shown; true when it exits with 0. */
function run(title: string, command: string, args: readonly string[]): boolean {
  console.log(`\n== ${title}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** A check that either holds or not, such as the type check. */
function check(title: string, command: string, args: readonly string[]): Tally {
  return run(title, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A vitest project; a run that dies before it reports counts as one failure. */
function suite(project: string): Tally {
  const outputFile = `${reports}/${project}.json`;
  rmSync(outputFile, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  const good = run(`tests: ${project}`, 'vitest', [...args, `--outputFile.json=${outputFile}`]);
  if (!existsSync(outputFile)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(outputFile, 'utf8'));
  const failed: number = report.numFailedTests;
  return { passed: report.numPassedTests, failed: good ? failed : Math.max(failed, 1) };
}

/** Whether the runners took away what they made. */
function emptiness(): Tally {
  console.log('\n== the temporary folder');
  const left = readdirSync(scratch).sort();
  for (const name of left) console.log(`left behind: ${name}`);
  rmSync(scratch, { recursive: true });
  return left.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

mkdirSync(reports, { recursive: true });
const steps = [
  () => check('content', 'npm', ['run', '--silent', 'generate']),
  () => check('lint', 'npm', ['run', '--silent', 'lint']),
  () => check('types', 'npm', ['run', '--silent', 'types']),
  () => suite('unit'),
  () => suite('reliability'),
  () => check('build', 'npm', ['run', '--silent', 'build']),
  () => suite('e2e'),
  emptiness,
];

const total = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = step();
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
