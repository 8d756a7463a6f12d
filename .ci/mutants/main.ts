// Mutates the code, one place at a time, and checks that a test fails (StrykerJS). AREA names a folder; without it,
// what changed since SINCE: by default since the branch left main, or on main since the last commit.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { held } from './held.ts';

const cache = '.cache/mutants';

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

function forkPoint(): string {
  const base = git('merge-base', 'main', 'HEAD');
  return base === git('rev-parse', 'HEAD') ? 'HEAD~1' : base;
}

/** The changed lines, as `file:first-last`. */
function changedSince(commit: string): string[] {
  const places: string[] = [];
  let file = '';
  for (const line of git('diff', '--unified=0', '--no-prefix', commit, '--').split('\n')) {
    file = /^\+\+\+ (.*)/.exec(line)?.[1] ?? file;
    const [, first, count = '1'] = /^@@ .*\+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first && Number(count) > 0) {
      places.push(`${file}:${first}-${Number(first) + Number(count) - 1}`);
    }
  }
  return places.filter(isProduct);
}

function isProduct(place: string): boolean {
  const isCode = /^(?:codegen|server|web)\/.*\.tsx?(?::|$)/.test(place);
  // A real database runs in another process.
  return isCode && !/\.(?:test|nightly)\.|\/(?:testing|testdata|e2e|postgres)\//.test(place);
}

const { AREA, SINCE } = process.env;
const mutate = AREA
  ? git('ls-files', AREA).split('\n').filter(isProduct)
  : changedSince(SINCE || forkPoint());
if (mutate.length === 0) {
  console.log('Nothing to change.');
  process.exit(AREA ? 1 : 0);
}
const isHeld = mutate.every((place) => held.some((folder) => place.startsWith(folder)));
// Each area has its own: the score covers everything in a results file.
const results = join(cache, AREA || 'changes');

// Test stores wait for the disk at each commit: in memory there is nothing to wait for.
const memory = '/dev/shm';
const scratch = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'mutants-'));
process.env.TMPDIR = scratch;
// A test that is cut short leaves its own folder behind, and may still be writing to it.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 10 }));

await new Stryker({
  mutate,
  ignorePatterns: ['/dist', '/build', '/.cache', '/studio', '/content/pictures'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: {
    configFile: '.ci/mutants/vitest.config.ts',
    // The compiler loads its rules by their folders: no import leads from a test to what only rules use.
    related: !mutate.some((place) => place.startsWith('codegen/')),
    // Threads are faster, but cannot set the umask of a store.
    pool: mutate.some((place) => place.startsWith('server/')) ? 'forks' : 'threads',
  },
  // Code that runs once, when a module loads, would need all tests again for each mutant.
  ignoreStatic: true,
  // The iteration count ends an endless loop, and its own timeout a hanging test; the clock ends only what is
  // left, since a busy machine must not decide.
  timeoutMS: 600_000,
  dryRunTimeoutMinutes: 30,
  disableTypeChecks: false,
  // Our tsconfig needs no rewriting for the copy, and TypeScript 7 cannot do it.
  tsconfigFile: 'none',
  tempDirName: `${cache}/sandbox`,
  // A run of an area resumes where the last one stopped.
  incremental: Boolean(AREA),
  incrementalFile: join(results, 'incremental.json'),
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: join(results, 'report.html') },
  thresholds: { high: 90, low: 80, break: isHeld ? 80 : null },
}).runMutationTest();
