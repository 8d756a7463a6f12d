import { spawnSync } from 'node:child_process';
import type { Row } from './row.ts';

const rounds = 20;
const perUnit = { ms: 1, s: 1000 };

/** What a Node process takes that does nothing, the least of twenty: what other times are multiples of on any machine. */
export function emptyProcess(unit: keyof typeof perUnit = 'ms'): NonNullable<Row['baseline']> {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    return performance.now() - start;
  });
  return { name: 'empty process', value: Math.min(...times) / perUnit[unit] };
}
