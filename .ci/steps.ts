// What `make quick`, `make test` and `make nightly` are made of: steps, of which each passes or fails, and one last
// line for all of them, `N passed, N failed`.
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
import { failuresIn, type Report, skippedIn } from './testing/failures.ts';

interface Tally {
  readonly passed: number;
  /** What failed: a name, and what the test says of it. */
  readonly failed: readonly string[];
}

/** Prints the output of a step. */
type Print = (text: string | Uint8Array) => void;

/** Something to run. */
export type Step = (print: Print) => Promise<Tally>;

const reports = '.cache/tests';

/** A command that passes or fails as a whole. */
export function check(name: string, command: string, ...args: readonly string[]): Step {
  return async (print) => {
    print(`\n== ${name}\n`);
    return tallyOf(await run(print, command, args), name);
  };
}

/** A script of the project that passes or fails as a whole, such as the type check. */
export function script(name: string, ...args: readonly string[]): Step {
  return check([name, ...args].join(' '), 'npm', 'run', '--silent', name, '--', ...args);
}

/** Projects of vitest, in one run; one that crashes before it reports counts as one failure. */
export function tests(...projects: readonly string[]): Step {
  const name = `tests: ${projects.join(', ')}`;
  const outputFile = `${reports}/${projects.join('-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return async (print) => {
    print(`\n== ${name}\n`);
    mkdirSync(reports, { recursive: true });
    rmSync(outputFile, { force: true });
    let printed = '';
    const keep: Print = (text) => {
      printed += text;
      print(text);
    };
    const isGood = await run(keep, 'vitest', ['run', ...chosen, ...reporters]);
    if (!existsSync(outputFile)) return tallyOf(false, name);
    const report: Report = JSON.parse(readFileSync(outputFile, 'utf8'));
    for (const skipped of skippedIn(report)) print(`skipped: ${skipped}\n`);
    const failed = [...failuresIn(report), ...leftOutIn(printed, projects)];
    const isSilent = !isGood && failed.length === 0;
    return { passed: report.numPassedTests, failed: isSilent ? [name] : failed };
  };
}

/** What tests have left out for want of a program: it is said everywhere, and is a failure where every program must be. */
function leftOutIn(printed: string, projects: readonly string[]): readonly string[] {
  if (!process.env.CI || projects.includes('quick')) return [];
  return [...new Set(printed.match(/^Left out: .*$/gm))];
}

/** Steps at the same time, each with its output in one piece. */
export function together(...steps: readonly Step[]): Step {
  return async (print) => {
    const tallies = await Promise.all(
      steps.map(async (step) => {
        const printed: Parameters<Print>[0][] = [];
        const tally = await step((text) => void printed.push(text));
        for (const text of printed) print(text);
        return tally;
      }),
    );
    return sumOf(tallies);
  };
}

/** Runs steps one after another, and ends with one line for all of them. */
export async function runSteps(...steps: readonly Step[]): Promise<void> {
  const scratch = makeScratch();
  const tallies: Tally[] = [];
  const show: Print = (text) => void process.stdout.write(text);
  for (const step of [...steps, emptiness(scratch)]) tallies.push(await step(show));
  const { passed, failed } = sumOf(tallies);
  // Hours later, the end of the output may be all that is left.
  for (const name of failed) show(`failed: ${name}\n`);
  show(`${passed} passed, ${failed.length} failed\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** Makes the temporary folder of every step: in memory, where no store waits for a disk. */
function makeScratch(): string {
  const memory = '/dev/shm';
  const scratch = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'dealer-tests-'));
  // Databases run as another user, who must be able to pass through.
  chmodSync(scratch, 0o711);
  process.env.TMPDIR = scratch;
  // By default Node keeps compiled code in the temporary folder.
  process.env.NODE_COMPILE_CACHE = resolve('.cache/node');
  return scratch;
}

/** Checks that the steps cleaned up after themselves. */
function emptiness(scratch: string): Step {
  return async (print) => {
    print('\n== the temporary folder\n');
    const left = readdirSync(scratch, { recursive: true }).sort();
    for (const path of left.slice(0, 20)) print(`left behind: ${path}\n`);
    rmSync(scratch, { recursive: true });
    return tallyOf(left.length === 0, 'the temporary folder');
  };
}

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

function tallyOf(isGood: boolean, name: string): Tally {
  return isGood ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
  };
}
