import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareEnvironment } from '../../server/testing/child-server.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { readService } from './service-file.ts';

/** The built site, served by the real server on a port of its own. */
export interface RunningSite {
  readonly url: string;
  readonly dataDir: string;
  /** The process that was started: the leader of a group, not necessarily the server itself. */
  readonly leader: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the built site as its service file does, with a store of its own; `settings` are added to the file's. */
export function startSite(
  settings: Record<string, string> = {},
  project = process.cwd(),
): Promise<RunningSite> {
  const service = readService(project);
  return startCommand(service.command, project, { ...service.settings, ...settings });
}

/** Starts the built site by a command. */
export async function startCommand(
  [command = '', ...parameters]: readonly string[],
  project = process.cwd(),
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const own = { PORT: String(port), RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...settings };
  const leader = spawn(command, parameters, {
    cwd: project,
    env: { ...bareEnvironment, ...own, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, like a service.
    detached: true,
  });
  const ended = once(leader, 'exit');
  await listening(leader);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    leader,
    async stop() {
      if (leader.exitCode === null && leader.signalCode === null) leader.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves once the server reports that it listens. */
function listening(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let printed = '';
  server.stdout?.on('data', (chunk) => {
    printed += chunk;
    if (printed.includes('Listening on ')) resolve();
  });
  server.on('exit', () => reject(new Error(`the server ended: ${printed}`)));
  return promise;
}
