import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Work } from './count-work.ts';

/** How a check in its own process ended, and its work. */
export interface MeasuredCheck extends Work {
  /** Null if it did not end by itself. */
  readonly code: number | null;
}

const codegen = join(import.meta.dirname, '..');

/** Far more than any check takes on the slowest machine: a process that reaches it is in an endless loop. */
const patience = 60_000;

/** Runs the real command on a project, with little memory. */
export async function measureCheck(root: string): Promise<MeasuredCheck> {
  const options = ['--max-old-space-size=256', '--import', join(codegen, 'testing/count-work.ts')];
  const args = [...options, join(codegen, 'main.ts'), 'check', '--root', root];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  const stream = child.stdio[3];
  const reported = stream && 'read' in stream ? text(stream) : '';
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const code = await promise;
  const unknown = { steps: Number.NaN, allocated: Number.NaN, held: Number.NaN };
  return { ...unknown, ...JSON.parse((await reported) || '{}'), code };
}
