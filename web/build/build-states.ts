import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { site } from '../../generated/site.ts';
import { stateDays } from '../../generated/states.ts';

const program = join(import.meta.dirname, '../build.ts');

type Print = (text: string) => void;

/** Builds what the site will be on each day to come on which it changes; false if one of them cannot be built. */
export async function buildStates(settings: readonly string[], print: Print): Promise<boolean> {
  for (const day of stateDays) {
    const said = await runBuild(['--state', ...settings, '--day', day]);
    if (said === undefined) continue;
    print(`From ${day} on, the site cannot be built:\n${said}`);
    return false;
  }
  return true;
}

/** Builds the site in each further language that it has; false if it cannot be built in one of them. */
export async function buildLanguages(settings: readonly string[], print: Print): Promise<boolean> {
  for (const { language, name } of site.languages?.slice(1) ?? []) {
    const said = await runBuild([...settings, '--language', language]);
    if (said === undefined) continue;
    print(`In ${name}, the site cannot be built:\n${said}`);
    return false;
  }
  return true;
}

/** Runs the build once more; what it says if it fails. */
async function runBuild(args: readonly string[]): Promise<string | undefined> {
  const run = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => run.once('close', resolve));
  const said = await text(run.stdout);
  return (await ended) === 0 ? undefined : said;
}
