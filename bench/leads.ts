import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPostgres, missingPostgres } from '../server/testing/postgres.ts';
import { postOnce } from '../server/testing/steady-posts.ts';
import type { Row } from './row.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 16;
const entry = join(import.meta.dirname, '..', 'server', 'testing', 'serve.ts');
const undurable = join(import.meta.dirname, '..', 'server', 'testing', 'undurable.ts');
const loopDelay = join(import.meta.dirname, '..', 'server', 'testing', 'loop-delay.ts');

interface Result {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The 99th percentile of the event loop delay. */
  readonly loop: number;
}

async function measure(environment: Readonly<Record<string, string>>, isDurable: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const preload = ['--import', loopDelay, ...(isDurable ? [] : ['--import', undurable])];
  const child = spawn(process.execPath, [...preload, entry], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const output = readOutput(child.stdout);
    const [, address = ''] = await output.find(/Listening on (\S+)\n/);
    const times = await post(address);
    child.kill('SIGUSR2');
    const [, loop = ''] = await output.find(/Loop delay (\S+)\n/);
    return { ...times, loop: Number.parseFloat(loop) };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOutput(stream: NodeJS.ReadableStream) {
  let text = '';
  stream.on('data', (chunk) => {
    text += chunk;
  });
  const find = async (wanted: RegExp): Promise<RegExpExecArray> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = wanted.exec(text);
      if (found) return found;
      await wait(50);
    }
    throw new Error('The server does not answer.');
  };
  return { find };
}

async function post(address: string): Promise<Omit<Result, 'loop'>> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const warm = performance.now() + 1_000;
  const end = warm + seconds * 1_000;
  const work = Array.from({ length: connections }, async () => {
    for (let begun = performance.now(); begun < end; begun = performance.now()) {
      const id = await postOnce(address, agent);
      if (id === undefined) throw new Error('A post was refused.');
      if (begun > warm) times.push(performance.now() - begun);
    }
  });
  await Promise.all(work);
  agent.destroy();
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/**
 * Contact posts per second, each stored with its mail in one transaction, beside the same without waiting for the disk.
 * Each run is a server process of its own over a small site, with sixteen connections.
 */
export async function benchLeads(): Promise<readonly Row[]> {
  const embedded = await benchStore('SQLite', {});
  if (missingPostgres) {
    process.stderr.write(`PostgreSQL is left out: ${missingPostgres}.\n`);
    return embedded;
  }
  const safe = await createPostgres();
  const rows = await benchStore('PostgreSQL', { DATABASE_URL: safe.url });
  await safe.kill();
  return [...embedded, ...rows];
}

async function benchStore(
  store: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Row[]> {
  const synced = await measure(environment, true);
  const bare = await measure(environment, false);
  const row = (name: string, unit: string, read: (result: Result) => number): Row => ({
    name: `${name} into ${store}`,
    unit,
    value: read(synced),
    baseline: { name: 'not synced', value: read(bare) },
  });
  return [
    row('contact posts', 'a second', ({ perSecond }) => perSecond),
    row('contact post, median', 'ms', ({ p50 }) => p50),
    row('contact post, 99th percentile', 'ms', ({ p99 }) => p99),
    row('event loop held up by posts, 99th percentile', 'ms', ({ loop }) => loop),
  ];
}
