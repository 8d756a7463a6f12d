import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startSite } from '../web/e2e/running-site.ts';
import { median, type Row } from './row.ts';

const run = promisify(execFile);
const rounds = 5;
const page = '/rentals';

/** A server under load, with its process. */
interface Server {
  readonly url: string;
  readonly pid: number | undefined;
}

/** The pages that the server sends in a second of CPU time, in turns with `express.static` and the same bytes. */
export async function benchServing(): Promise<readonly Row[]> {
  const site = await startSite();
  // A process group of its own, like the site's: Linux shares CPU time by group.
  const plain = spawn(process.execPath, ['bench/static-server.ts', site.url + page], {
    detached: true,
  });
  try {
    const [printed] = await once(plain.stdout, 'data');
    const usual = { url: String(printed).trim(), pid: plain.pid };
    const ours = { url: site.url + page, pid: site.leader.pid };
    // Until code is compiled and connections are open, neither reaches full speed.
    for (const server of [usual, ours]) await perSecond(server);
    const seen: { usual: number; ours: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      seen.push({ usual: await perSecond(usual), ours: await perSecond(ours) });
    }
    return [
      {
        name: 'page requests in a second of CPU time',
        value: median(seen.map((each) => each.ours)),
        unit: '',
        baseline: { name: 'express.static', value: median(seen.map((each) => each.usual)) },
        budget: { who: 'the operator', atLeast: 1, of: 'ratio' },
      },
    ];
  } finally {
    plain.kill();
    await site.stop();
  }
}

/** Loads a server from a separate process. */
async function perSecond({ url, pid }: Server): Promise<number> {
  const before = processorTime(pid);
  const { stdout } = await run(process.execPath, ['bench/load.ts', '50', '10000', url]);
  return (1000 * Number(stdout)) / (processorTime(pid) - before);
}

/** The CPU time of a process in milliseconds: other work on the machine does not count. */
function processorTime(pid: number | undefined): number {
  const [user = Number.NaN, system = Number.NaN] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return 10 * (user + system);
}
