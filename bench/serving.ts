import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startSite } from '../web/e2e/running-site.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';

const run = promisify(execFile);
const rounds = 3;
const page = '/rentals';

/** The cost of a thousand answers. */
interface Load {
  /** The server's CPU time, in milliseconds. */
  readonly work: number;
  /** The visitor's waiting time, in milliseconds. */
  readonly p99: number;
}

/** A server under load, with its process. */
interface Server {
  readonly url: string;
  readonly pid: number | undefined;
}

/** Loads an address from a separate process. */
async function load({ url, pid }: Server, connections: number, coding = 'br'): Promise<Load> {
  const before = processorTime(pid);
  const args = ['bench/load.ts', connections, coding, url].map(String);
  const { count, p99 } = JSON.parse((await run(process.execPath, args)).stdout);
  return { work: (1000 * (processorTime(pid) - before)) / count, p99 };
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

/** The server's requests per second of CPU time, alternating with the least a server can do. */
export async function benchServing(): Promise<readonly Row[]> {
  const site = await startSite();
  // A process group of its own, like the site's: Linux shares CPU time by group.
  const bare = spawn(process.execPath, ['bench/bare-server.ts', site.url + page], {
    detached: true,
  });
  try {
    const [printed] = await once(bare.stdout, 'data');
    const least = { url: String(printed).trim(), pid: bare.pid };
    const usual = { url: site.url + page, pid: site.leader.pid };
    const unknown = { ...usual, url: `${usual.url}?utm_source=letter` };
    const asked: Record<string, () => Promise<Load>> = {
      bare: () => load(least, 50),
      usual: () => load(usual, 50),
      plain: () => load(usual, 50, 'identity'),
      query: () => load(unknown, 50),
      bareCrowd: () => load(least, 200),
      crowd: () => load(usual, 200),
    };
    return rowsOf(await inTurns(asked));
  } finally {
    bare.kill();
    await site.stop();
  }
}

/** Alternates the loads, so that other work on the machine slows all of them. */
async function inTurns(asked: Record<string, () => Promise<Load>>) {
  const seen = new Map<string, Load[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, ask] of Object.entries(asked)) {
      seen.set(name, [...(seen.get(name) ?? []), await ask()]);
    }
  }
  return (name: string, part: keyof Load) =>
    median((seen.get(name) ?? []).map((each) => each[part]));
}

function rowsOf(middle: (name: string, part: keyof Load) => number): Row[] {
  const perSecond = (name: string) => 1e6 / middle(name, 'work');
  const usual = { name: 'usual', value: middle('usual', 'work') };
  const cost = (name: string, part: string): Row => ({
    name,
    value: middle(part, 'work'),
    unit: 'µs',
    baseline: usual,
    budget: { atMost: 2, of: 'ratio' },
  });
  return [
    {
      name: 'page requests a second of the processor',
      value: perSecond('usual'),
      unit: '',
      baseline: { name: 'bare node:http', value: perSecond('bare') },
      budget: { atLeast: 0.7, of: 'ratio' },
    },
    {
      name: 'page under 200 connections, 99th percentile',
      value: middle('crowd', 'p99'),
      unit: 'ms',
      baseline: { name: 'bare node:http', value: middle('bareCrowd', 'p99') },
      budget: { atMost: 3, of: 'ratio' },
    },
    cost('a page without compression', 'plain'),
    cost('a page with an unknown query', 'query'),
  ];
}
