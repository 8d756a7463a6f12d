import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../server/testing/free-port.ts';

/** The built site, served by the real server on a port of its own. */
export interface RunningSite {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Resolves once the server prints that it listens. */
function listening(server: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let printed = '';
  server.stdout.on('data', (chunk) => {
    printed += chunk;
    if (printed.includes('Listening on ')) resolve();
  });
  server.on('exit', () => reject(new Error(`the server ended: ${printed}`)));
  return promise;
}

/** Starts the built site with a store of its own; `settings` are environment variables. */
export async function startSite(
  settings: Record<string, string> = {},
  project = process.cwd(),
): Promise<RunningSite> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
