import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copy } from './working-copy.ts';

const longest = 10 * 60_000;

/** One test of a run, by its file and its full name. */
export interface TestOutcome {
  readonly file: string;
  readonly name: string;
  readonly status: string;
  /** The first words of its failure. */
  readonly reason: string;
}

/** What a run of tests reports; undefined when it ended without a report, or did not end. */
export type Outcomes = readonly TestOutcome[] | undefined;

interface Question {
  readonly files: readonly string[];
  /** Parts of the names of the tests to run; every test without them. */
  readonly names?: readonly string[] | undefined;
  /** Whether the first failure is answer enough. */
  readonly isFirstEnough?: boolean;
}

/** The vitest project that a test file belongs to. */
export function projectOf(file: string): 'unit' | 'reliability' | 'e2e' {
  if (file.endsWith('.reliability.ts')) return 'reliability';
  return file.startsWith('web/e2e/') ? 'e2e' : 'unit';
}

/** Runs tests of one project in the copy. */
export async function runTests({ files, names, isFirstEnough }: Question): Promise<Outcomes> {
  const report = join(copy, '.cache/report.json');
  rmSync(report, { force: true });
  const words = ['run', '--project', projectOf(files[0] ?? ''), ...files];
  if (names) words.push('-t', names.map(escapePattern).join('|'));
  if (isFirstEnough) words.push('--bail=1');
  await runUntilLimit([...words, '--reporter=json', `--outputFile=${report}`]);
  return existsSync(report) ? readReport(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
}

async function runUntilLimit(words: readonly string[]): Promise<void> {
  const program = join(copy, 'node_modules/.bin/vitest');
  // A group of its own: a test that a fault stops halfway leaves behind what it has started.
  const child = spawn(program, words, { cwd: copy, stdio: 'ignore', detached: true });
  const limit = setTimeout(() => endGroup(child.pid), longest);
  await once(child, 'close');
  clearTimeout(limit);
  endGroup(child.pid);
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function readReport({ testResults }: Report): readonly TestOutcome[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: file.slice(copy.length + 1),
      name: fullName,
      status,
      reason: failureMessages[0]?.split('\n')[0] ?? '',
    })),
  );
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
