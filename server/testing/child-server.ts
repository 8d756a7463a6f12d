import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { followOutput } from './follow-output.ts';

/**
 * The environment of a process, without this machine's settings; read anew, as each test file has its own folder. With
 * the compiled code that earlier processes left, a server starts in half the time.
 */
export const bareEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  get TMPDIR() {
    return process.env.TMPDIR;
  },
};

const usualEntry = join(import.meta.dirname, 'serve.ts');

/** Starts a server process over the fake site, on a free port by default. */
export function spawnServer(
  environment: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
  entry = usualEntry,
) {
  const [command = '', ...parameters] = [...wrapper, process.execPath, entry];
  const child = spawn(command, parameters, {
    env: { ...bareEnvironment, PORT: '0', RATE_LIMIT: 'off', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { found: address, printed } = followOutput(child, /Listening on (\S+)\n/);
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, text: printed() }));
  const hasPrinted = async (words: string) => {
    while (!printed().includes(words)) await once(child.stdout, 'data');
  };
  return {
    address,
    ended,
    printed,
    hasPrinted,
    /** Its output, for tests in which nobody reads it. */
    output: child.stdout,
    exit: once(child, 'exit'),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
