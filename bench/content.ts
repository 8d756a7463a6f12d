import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { layBadContent } from '../codegen/testing/bad-content/bad-content.ts';
import { largeRows } from '../codegen/testing/bad-content/large-rows.ts';
import { layManyTowns } from './many-towns.ts';
import { median } from './median.ts';

const rounds = 12;
const towns = 20_000;
/** The towns, and what else the dealer's folder holds. */
const manyFiles = towns + 100;

interface Run {
  readonly args: readonly string[];
  readonly status?: number;
}

/** As the scripts of package.json start the compiler. */
const env = { ...process.env, NODE_COMPILE_CACHE: '.cache/node' };

function millisecondsOf({ args, status = 0 }: Run): number {
  const start = performance.now();
  const run = spawnSync(process.execPath, args, { stdio: 'ignore', env });
  if (run.status !== status) throw new Error(`node ${args.join(' ')} ended with ${run.status}`);
  return performance.now() - start;
}

/** The processor time of a process in milliseconds, by the shell's own clock: other work on the machine counts less. */
function processorTimeOf(args: readonly string[]): number {
  const words = [process.execPath, ...args].map((word) => `'${word}'`).join(' ');
  const script = `TIMEFORMAT='%3U %3S'; time ${words} > /dev/null`;
  const { stderr, status } = spawnSync('bash', ['-c', script], { encoding: 'utf8', env });
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  if (status !== 0 || Number.isNaN(user + system)) throw new Error(stderr);
  return 1000 * (user + system);
}

function check(...args: readonly string[]): readonly string[] {
  return ['codegen/main.ts', 'check', ...args];
}

/** How long a check of the content takes, process start included, beside an empty process. */
export function benchContent(): string[] {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return [...benchRealContent(scratch), benchManyTowns(scratch), benchBadContent(scratch)];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** A check of a copy of the content, each time in a new process: after one saved file, and with nothing kept. */
function benchRealContent(scratch: string): string[] {
  const root = join(scratch, 'real');
  cpSync('content', join(root, 'content'), { recursive: true });
  const [town = ''] = globSync('content/towns/*/*.yaml', { cwd: root }).sort();
  const args = check('--root', root);
  const save = () => appendFileSync(join(root, town), '# saved\n');
  const forget = () => {
    for (const kept of [join(root, '.cache'), '.cache/schemas', '.cache/compiler', '.cache/node'])
      rmSync(kept, { recursive: true, force: true });
  };
  millisecondsOf({ args });
  return [
    besideEmpty('check after one saved file', args, save),
    besideEmpty('check with nothing kept', args, forget),
  ];
}

function besideEmpty(name: string, args: readonly string[], prepare: () => void): string {
  const empty: number[] = [];
  const full: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(processorTimeOf(['--eval', '0']));
    prepare();
    full.push(processorTimeOf(args));
  }
  const [bare, time] = [Math.min(...empty), Math.min(...full)];
  return `${name}: ${time.toFixed(0)} ms of processor time, an empty process ${bare.toFixed(0)} ms, ratio ${(time / bare).toFixed(1)}`;
}

function benchManyTowns(scratch: string): string {
  const root = join(scratch, 'towns');
  layManyTowns(root, towns);
  const args = check('--root', root, '--max-files', String(manyFiles));
  const cold = millisecondsOf({ args });
  const warm = median([0, 1, 2].map(() => millisecondsOf({ args })));
  return `check of ${towns} towns: ${cold.toFixed(0)} ms at first, then ${warm.toFixed(0)} ms`;
}

/** The files that are made to take long, of which each must be refused soon. */
function benchBadContent(scratch: string): string {
  const times = largeRows.map((bad, index) => {
    const root = join(scratch, String(index));
    layBadContent(root, bad);
    return {
      name: bad.name,
      milliseconds: millisecondsOf({ args: check('--root', root), status: 1 }),
    };
  });
  const [slowest] = times.sort((one, other) => other.milliseconds - one.milliseconds);
  return `slowest of ${times.length} bad contents to refuse: ${slowest?.name}, ${slowest?.milliseconds.toFixed(0)} ms`;
}
