import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stateDays } from '../../generated/states.ts';

const program = join(import.meta.dirname, '../build.ts');

/** Builds what the site will be on each day to come on which it changes; false if one of them cannot be built. */
export async function buildStates(
  settings: readonly string[],
  print: (text: string) => void,
): Promise<boolean> {
  for (const day of stateDays) {
    const run = spawn(process.execPath, [program, '--state', ...settings, '--day', day], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => run.once('close', resolve));
    const said = await text(run.stdout);
    if ((await ended) === 0) continue;
    print(`From ${day} on, the site cannot be built:\n${said}`);
    return false;
  }
  return true;
}
