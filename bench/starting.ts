import { spawnSync } from 'node:child_process';
import { startSite } from '../web/e2e/running-site.ts';
import type { Row } from './row.ts';

const rounds = 7;

/** The time from the start of the server to its first page, beside an empty process. */
export async function benchStarting(): Promise<readonly Row[]> {
  const starts: number[] = [];
  const empty: number[] = [];
  // The compile cache is written at the first graceful shutdown.
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    const start = performance.now();
    empty.push(start - begun);
    const site = await startSite();
    await (await fetch(site.url)).arrayBuffer();
    if (round > 0) starts.push(performance.now() - start);
    await site.stop();
  }
  return [
    {
      name: 'start of the server to its first page',
      value: Math.min(...starts),
      unit: 'ms',
      baseline: { name: 'empty process', value: Math.min(...empty) },
      budget: { who: 'the operator', atMost: 1000 },
    },
  ];
}
