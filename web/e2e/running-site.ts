import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareEnvironment } from '../../server/testing/child-server.ts';
import { followOutput } from '../../server/testing/follow-output.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { readService } from './service-file.ts';

/** The built site, served by the real server on a port of its own. */
export interface RunningSite {
  readonly url: string;
  readonly dataDir: string;
  /** The process that was started: the leader of a group, not necessarily the server itself. */
  readonly leader: ChildProcess;
  /** Resolves if the server ends before it is stopped: how, and its last lines. */
  readonly endedUnasked: Promise<string>;
  /** Stops the server; throws if it has ended by a fault before. */
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
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, like a service.
    detached: true,
  });
  const { found: listening, printed } = followOutput(leader, /(Listening on )/);
  leader.stderr?.pipe(process.stderr, { end: false });
  const lastLines = () => printed().trimEnd().split('\n').slice(-20).join('\n');
  let isAsked = false;
  const ended = once(leader, 'close').then(([code, signal]) => ({
    // A test may stop it in ways of its own; npm says 143 for a SIGTERM.
    isFault: ![0, 143].includes(code) && signal !== 'SIGTERM',
    said: `The server of these tests ended unasked (${signal ?? `exit code ${code}`}). Its last lines:\n${lastLines()}`,
  }));
  await listening;
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    leader,
    endedUnasked: ended.then(({ said }) => (isAsked ? new Promise<string>(() => undefined) : said)),
    async stop() {
      isAsked = leader.exitCode === null && leader.signalCode === null;
      if (isAsked) leader.kill('SIGTERM');
      const { isFault, said } = await ended;
      await rm(dataDir, { recursive: true, force: true });
      if (!isAsked && isFault) throw new Error(said);
    },
  };
}
