// Runs every runner and ends with one line, `N passed, N failed`, for all of them.
import { spawn } from 'node:child_process';
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
import { failuresIn, type Report } from './testing/failures.ts';

interface Tally {
  passed: number;
  /** What failed: a name, and what the test says of it. */
  failed: readonly string[];
}

/** Prints the runners' output. */
type Print = (text: string | Uint8Array) => void;

/** Something to run. */
type Step = (print: Print) => Promise<Tally>;

const reports = '.cache/tests';

/** The temporary folder of every runner; nothing may be left in it. */
const scratch = mkdtempSync(join(tmpdir(), 'dealer-tests-'));
// Databases run as another user, who must be able to pass through.
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
// By default Node keeps compiled code in the temporary folder.
process.env.NODE_COMPILE_CACHE = resolve('.cache/node');

/** Runs one command; true when it exits with 0. */
async function run(print: Print, command: string, args: readonly string[]): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  child.on('error', reject);
  child.on('close', (code) => resolve(code === 0));
  return promise;
}

/** A check that passes or fails as a whole, such as the type check. */
function check(script: string): Step {
  return async (print) => {
    print(`\n== ${script}\n`);
    const isGood = await run(print, 'npm', ['run', '--silent', script]);
    return tallyOf(isGood, script);
  };
}

function tallyOf(isGood: boolean, name: string): Tally {
  return isGood ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

/** A vitest project; a run that crashes before it reports counts as one failure. */
function suite(project: string): Step {
  const outputFile = `${reports}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  return async (print) => {
    print(`\n== tests: ${project}\n`);
    rmSync(outputFile, { force: true });
    const isGood = await run(print, 'vitest', ['run', '--project', project, ...reporters]);
    if (!existsSync(outputFile)) return tallyOf(false, `tests: ${project}`);
    const report: Report = JSON.parse(readFileSync(outputFile, 'utf8'));
    const failed = failuresIn(report);
    const isSilent = !isGood && failed.length === 0;
    return { passed: report.numPassedTests, failed: isSilent ? [`tests: ${project}`] : failed };
  };
}

/** Checks that the runners cleaned up after themselves. */
const emptiness: Step = async (print) => {
  print('\n== the temporary folder\n');
  const left = readdirSync(scratch, { recursive: true }).sort();
  for (const path of left.slice(0, 20)) print(`left behind: ${path}\n`);
  rmSync(scratch, { recursive: true });
  return tallyOf(left.length === 0, 'the temporary folder');
};

const total = { passed: 0, failed: [] as string[] };

/** Runs steps one after another. */
async function lane(steps: readonly Step[], print: Print): Promise<void> {
  for (const step of steps) {
    const { passed, failed } = await step(print);
    total.passed += passed;
    total.failed.push(...failed);
  }
}

const show: Print = (text) => void process.stdout.write(text);

/** Runs two lanes in parallel: the second one's output waits until the first has ended. */
async function sideBySide(first: readonly Step[], second: readonly Step[]): Promise<void> {
  let waiting: Parameters<Print>[0][] | undefined = [];
  const other = lane(second, (text) => (waiting ? void waiting.push(text) : show(text)));
  await lane(first, show);
  for (const text of waiting) show(text);
  waiting = undefined;
  await other;
}

mkdirSync(reports, { recursive: true });
await lane([check('generate')], show);
// Tests spend much time waiting, for disks, servers and one another: one lane works while the other waits.
await sideBySide([check('lint'), check('types'), suite('unit')], [check('build'), suite('e2e')]);
// The tests that kill, cut off and flood have the machine to themselves.
await lane([suite('reliability'), emptiness], show);
// Hours later, the end of the output may be all that is left.
for (const name of total.failed) show(`failed: ${name}\n`);
show(`${total.passed} passed, ${total.failed.length} failed\n`);
process.exitCode = total.failed.length === 0 ? 0 : 1;
