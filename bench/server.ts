// Contact posts per second with full durability, beside the same without: what the promise costs.
// Each run is a server process of its own over a small site, asked by sixteen connections.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgres, missingPostgres } from '../server/testing/postgres.ts';
import { postOnce } from '../server/testing/steady-posts.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 16;
const entry = join(import.meta.dirname, '..', 'server', 'testing', 'serve.ts');
const undurable = join(import.meta.dirname, '..', 'server', 'testing', 'undurable.ts');

interface Result {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

async function measure(environment: Readonly<Record<string, string>>, isDurable: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const preload = isDurable ? [] : ['--import', undurable];
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
    return await post(await addressOf(child.stdout));
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    const found = /Listening on (\S+)\n/.exec(text)?.[1];
    if (found) return found;
  }
  throw new Error('The server does not start.');
}

async function post(address: string): Promise<Result> {
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

function print(name: string, { perSecond, p50, p99 }: Result): void {
  const rate = `${Math.round(perSecond)} posts/s`.padStart(13);
  process.stdout.write(
    `${name.padEnd(34)}${rate}   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms\n`,
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
