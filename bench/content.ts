import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { median } from './median.ts';

const rounds = 7;

function millisecondsOf(args: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
  return performance.now() - start;
}

/** How long a check of the content takes, process start included, beside an empty process. */
export function benchContent(): string[] {
  const empty: number[] = [];
  const check: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(millisecondsOf(['--eval', '0']));
    check.push(millisecondsOf(['codegen/main.ts', 'check']));
  }
  const [bare, full] = [median(empty), median(check)];
  return [
    `check of the content: ${full.toFixed(0)} ms, an empty process ${bare.toFixed(0)} ms, ratio ${(full / bare).toFixed(1)}`,
  ];
}
