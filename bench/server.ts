// Contact posts per second with full durability, beside the same without: what the promise costs.
// Each run is a server process of its own over a small site, asked by sixteen connections.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPostgres, missingPostgres } from '../server/testing/postgres.ts';
import { postOnce } from '../server/testing/steady-posts.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 16;
const entry = join(import.meta.dirname, '..', 'server', 'testing', 'serve.ts');
const undurable = join(import.meta.dirname, '..', 'server', 'testing', 'undurable.ts');
const loopDelay = join(import.meta.dirname, '..', 'server', 'testing', 'loop-delay.ts');

interface Result {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** How long the server's loop was held up, at most, but for one time in a hundred. */
  readonly loop: string;
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
    return { ...times, loop };
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

function print(name: string, { perSecond, p50, p99, loop }: Result): void {
  const rate = `${Math.round(perSecond)} posts/s`.padStart(13);
  process.stdout.write(
    `${name.padEnd(34)}${rate}   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   loop p99 ${loop} ms\n`,
  );
}

process.stdout.write('Contact posts, each stored with its mail in one transaction\n');
print('SQLite, synced at every commit', await measure({}, true));
print('SQLite, not synced', await measure({}, false));
if (missingPostgres) {
  process.stdout.write(`PostgreSQL is left out: ${missingPostgres}.\n`);
} else {
  const safe = await createPostgres();
  const place = { DATABASE_URL: safe.url };
  print('PostgreSQL, synced at every commit', await measure(place, true));
  print('PostgreSQL, not synced', await measure(place, false));
  await safe.kill();
}
process.exit(0);
