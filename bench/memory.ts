import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startSite } from '../web/e2e/running-site.ts';
import type { Row } from './row.ts';

const run = promisify(execFile);
const requests = 1_000_000;

/** The server's memory at rest, and after a million requests, a fifth of them with a query that nobody asked before. */
export async function benchMemory(): Promise<readonly Row[]> {
  const site = await startSite();
  try {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = Array.from(
      sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g),
      ([, path]) => path,
    );
    const atRest = megabytes(site.leader.pid);
    const urls = paths.map((path, index) =>
      index % 5 === 0 ? `${site.url}/inventory?search={n}` : `${site.url}${path}`,
    );
    await run(process.execPath, ['bench/load.ts', '50', String(requests), ...urls]);
    return [
      {
        name: `memory of the server after ${requests.toLocaleString('en')} requests`,
        value: megabytes(site.leader.pid),
        unit: 'MB',
        baseline: { name: 'at rest', value: atRest },
        budget: { who: 'the operator of a machine with 256 MB', atMost: 200 },
      },
    ];
  } finally {
    await site.stop();
  }
}

/** The memory of a process, in MB. */
export function megabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}
