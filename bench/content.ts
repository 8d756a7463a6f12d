import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { layBadContent } from '../codegen/testing/bad-content/bad-content.ts';
import { largeRows } from '../codegen/testing/bad-content/large-rows.ts';
import { npmEnvironment } from './npm-environment.ts';
import type { Row } from './row.ts';

const rounds = 20;

interface Run {
  readonly args: readonly string[];
  readonly status?: number;
}

function millisecondsOf({ args, status = 0 }: Run): number {
  const start = performance.now();
  const run = spawnSync(process.execPath, args, { stdio: 'ignore', env: npmEnvironment });
  if (run.status !== status) throw new Error(`node ${args.join(' ')} ended with ${run.status}`);
  return performance.now() - start;
}

/** A command's elapsed time and CPU time in milliseconds, as the shell measures them. */
function timesOf(command: string, cwd: string): { elapsed: number; processor: number } {
  const script = `TIMEFORMAT='%3R %3U %3S'; time ${command} > /dev/null`;
  const { stderr, status } = spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8' });
  const [real = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr
    .trim()
    .split(' ')
    .map(Number);
  if (status !== 0 || Number.isNaN(real + user + system)) throw new Error(stderr);
  return { elapsed: 1000 * real, processor: 1000 * (user + system) };
}

function check(...args: readonly string[]): readonly string[] {
  return ['codegen/main.ts', 'check', ...args];
}

/** The time an editor waits for a check of the content, beside an empty process. */
export async function benchContent(): Promise<readonly Row[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return [...benchRealContent(scratch), benchBadContent(scratch)];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** As an editor types it; it must not install anything where the packages are a link. */
const makeCheck = 'make -o node_modules/.installed check';

/** What it needs of the project. */
const copied = [
  ...['codegen', 'content', 'schema'],
  ...['Makefile', 'package.json', 'package-lock.json', '.npmrc'],
];

/** Types `make check` in a copy of the project: after one saved file, and with nothing kept. */
function benchRealContent(scratch: string): Row[] {
  const root = join(scratch, 'real');
  for (const name of copied)
    cpSync(name, join(root, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const [town = ''] = globSync('content/towns/*/*.yaml', { cwd: root }).sort();
  const save = () => appendFileSync(join(root, town), '# saved\n');
  const forget = () => rmSync(join(root, '.cache'), { recursive: true, force: true });
  timesOf(makeCheck, root);
  return [
    ...besideEmpty('make check after one saved file', root, save, 10),
    ...besideEmpty('make check with nothing kept', root, forget, 35),
  ];
}

/** The budget is for an editor's waiting time; garbage collection and JIT compilation have threads of their own. */
function besideEmpty(name: string, root: string, prepare: () => void, atMost: number): Row[] {
  const runs = Array.from({ length: rounds }, () => {
    const empty = timesOf(`'${process.execPath}' --eval 0`, root);
    prepare();
    return { empty, full: timesOf(makeCheck, root) };
  });
  const row = (what: string, clock: 'elapsed' | 'processor'): Row => ({
    name: `${name}${what}`,
    value: Math.min(...runs.map(({ full }) => full[clock])),
    unit: 'ms',
    baseline: {
      name: 'empty process',
      value: Math.min(...runs.map(({ empty }) => empty[clock])),
    },
  });
  return [
    { ...row('', 'elapsed'), budget: { atMost, of: 'ratio' } },
    row(', processor time', 'processor'),
  ];
}

/** The files built to take long, each of which must be refused quickly. */
function benchBadContent(scratch: string): Row {
  const times = largeRows.map((bad, index) => {
    const root = join(scratch, String(index));
    layBadContent(root, bad);
    const milliseconds = millisecondsOf({ args: check('--root', root), status: 1 });
    return { name: bad.name, milliseconds };
  });
  const [slowest] = times.sort((one, other) => other.milliseconds - one.milliseconds);
  if (!slowest) throw new Error('There is no bad content.');
  const name = `slowest of ${times.length} bad contents to refuse: ${slowest.name}`;
  return { name, value: slowest.milliseconds, unit: 'ms' };
}
