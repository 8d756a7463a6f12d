import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareEnvironment } from '../../server/testing/child-server.ts';
import { followOutput } from '../../server/testing/follow-output.ts';

/** A development server of its own for a test. */
export interface DevelopmentServer {
  readonly url: string;
  readonly pid: number | undefined;
  /** What it has printed so far. */
  readonly printed: () => string;
  stop(): Promise<void>;
}

const address = /(http:\/\/127\.0\.0\.1:\d+)/;

/** Starts the development server in a folder where it ends by itself, and says how and with which words. */
export async function runSecondDevelopment(folder: string) {
  const server = spawnDevelopment(folder);
  const { printed } = followOutput(server, address);
  const [code] = await once(server, 'close');
  return { code, printed: printed() };
}

/** Starts the development server in a folder and waits for the address it prints. */
export async function startDevelopment(folder: string): Promise<DevelopmentServer> {
  const server = spawnDevelopment(folder);
  const { found, printed } = followOutput(server, address);
  let isAsked = false;
  return {
    url: await found,
    pid: server.pid,
    printed,
    async stop() {
      if (isAsked) return;
      isAsked = true;
      if (server.exitCode !== null || server.signalCode !== null)
        throw new Error(`the development server ended unasked: ${printed().slice(-2_000)}`);
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** As `make dev` does. */
function spawnDevelopment(folder: string) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [, ...words] = scripts.dev.split(' ');
  const args = [...words, '--host', '127.0.0.1', '--port', '0'];
  // The compile cache is not in the temporary folder, which is removed before the last process ends.
  const { HOME } = process.env;
  const env = { ...bareEnvironment, HOME, NO_COLOR: '1' };
  return spawn(process.execPath, args, { cwd: folder, env });
}
