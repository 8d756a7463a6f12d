import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '../generated/routes.ts';
import { startSite } from '../web/e2e/running-site.ts';
import { layManyPages } from './many-pages.ts';
import type { Row } from './row.ts';

const rounds = 7;
const manyPages = 5_800;

/** The time from start to first answer, and the memory used, with few pages and with many. */
export async function benchStarting(): Promise<readonly Row[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const ownPages = routes.filter(({ alias }) => !alias).length;
    layManyPages(scratch, manyPages - ownPages);
    const few = await benchSite(process.cwd(), ownPages);
    return [...few, ...(await benchSite(scratch, manyPages))];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function benchSite(project: string, pages: number): Promise<Row[]> {
  const starts: number[] = [];
  const empty: number[] = [];
  let memory = 0;
  // The compile cache is written at the first graceful shutdown.
  for (let round = 0; round <= rounds; round += 1) {
    empty.push(emptyProcess());
    const start = performance.now();
    const site = await startSite({}, project);
    await (await fetch(site.url)).arrayBuffer();
    if (round > 0) starts.push(performance.now() - start);
    if (round === rounds) memory = await memoryAfterUse(site.url, Number(site.leader.pid));
    await site.stop();
  }
  const baseline = { name: 'empty process', value: Math.min(...empty) };
  const isReal = pages !== manyPages;
  return [
    {
      name: `start to the first answer, ${pages.toLocaleString('en')} pages`,
      value: Math.min(...starts),
      unit: 'ms',
      baseline,
      ...(isReal && { budget: { atMost: 300 } }),
    },
    {
      name: `memory of the server, ${pages.toLocaleString('en')} pages, each asked for`,
      value: memory,
      unit: 'MB',
      budget: { atMost: 200 + 0.06 * pages },
    },
  ];
}

function emptyProcess(): number {
  const start = performance.now();
  spawnSync(process.execPath, ['--eval', '0']);
  return performance.now() - start;
}

/** The memory in use after requesting every page, compressed and not, in megabytes. */
async function memoryAfterUse(url: string, process: number): Promise<number> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g), ([, path]) => path);
  for (const path of paths) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': coding } });
      await answer.arrayBuffer();
    }
  }
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(process)], { encoding: 'utf8' });
  return Number(kilobytes) / 1000;
}
