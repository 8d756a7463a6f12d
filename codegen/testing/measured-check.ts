import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** How a check in a process of its own ended, and what it took. */
export interface MeasuredCheck {
  /** Nothing if it did not end by itself. */
  readonly code: number | null;
  /** Time of the processor, which a busy machine does not lengthen as it does the time of day. */
  readonly milliseconds: number;
  /** The most memory it held. */
  readonly megabytes: number;
}

const codegen = join(import.meta.dirname, '..');

/** Far more than any check takes. */
const patience = 30_000;

/** Runs the real command on a project, with little memory. */
export async function measureCheck(root: string): Promise<MeasuredCheck> {
  const options = [
    '--max-old-space-size=256',
    '--import',
    join(codegen, 'testing/report-usage.ts'),
  ];
  const args = [...options, join(codegen, 'main.ts'), 'check', '--root', root];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  const stream = child.stdio[3];
  const told = stream && 'read' in stream ? text(stream) : '';
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const code = await promise;
  const unknown = { milliseconds: Number.NaN, megabytes: Number.NaN };
  return { ...unknown, ...JSON.parse((await told) || '{}'), code };
}
