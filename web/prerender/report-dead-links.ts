import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeadLink } from '../../generated/contract/links.ts';

/** Has the compiler report where in the content dead links are written; returns the exit code. */
export function reportDeadLinks(project: string, dead: readonly DeadLink[]): number {
  const file = join(project, '.cache/dead-links.json');
  writeFileSync(file, JSON.stringify(dead));
  const args = ['codegen/main.ts', 'trace', '--links', file];
  const { status } = spawnSync(process.execPath, args, { cwd: project, stdio: 'inherit' });
  rmSync(file);
  return status || 1;
}
