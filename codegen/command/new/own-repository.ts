import { spawnSync } from 'node:child_process';
import { productFolder } from '../../files/site-folder.ts';

/** Where this program can be had from: its repository on GitHub, and the commit that runs. */
export interface OwnRepository {
  readonly name: string;
  readonly commit: string;
}

/** Asks git for it; undefined where this is no clone of a repository on GitHub. */
export function ownRepository(): OwnRepository | undefined {
  const [, name] =
    /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(git('remote', 'get-url', 'origin')) ?? [];
  const commit = git('rev-parse', 'HEAD');
  return name && commit ? { name, commit } : undefined;
}

function git(...args: readonly string[]): string {
  const options = { cwd: productFolder, encoding: 'utf8' } as const;
  return spawnSync('git', ['-c', 'safe.directory=*', ...args], options).stdout?.trim() ?? '';
}
