import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const outside = /from '(?:node:child_process|playwright-core)'/;
// Its tests skip PostgreSQL if no process can be started.
const exempt = resolve('server/testing/postgres.ts');

const leaves = new Map<string, boolean>([[exempt, false]]);

/** The alias that keeps tests in one process: those of PostgreSQL are left out. */
export const noProcesses = {
  'node:child_process': resolve('.ci/testing/no-processes.ts'),
};

/** Whether a module and all its imports start neither a process nor a browser. */
export function staysInProcess(file: string): boolean {
  return !leavesProcess(resolve(file));
}

function leavesProcess(file: string): boolean {
  const known = leaves.get(file);
  if (known !== undefined) return known;
  leaves.set(file, false);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, name = '']) => join(dirname(file), name))
    .filter((name) => /\.tsx?$/.test(name) && existsSync(name));
  const answer = outside.test(text) || imported.some(leavesProcess);
  leaves.set(file, answer);
  return answer;
}
