import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a base is not found for, in one sentence. */
export class NoBase extends Error {}

/** Where a change began. */
export interface Base {
  readonly commit: string;
  /** The name it was asked for by, and its commit. */
  readonly words: string;
}

// A checkout in a container belongs to another user, whom git trusts only when told to.
const trust = ['-c', 'safe.directory=*'];

/** Finds where the branch left a commit, or the commit itself where nothing is known of that. */
export function findBase(project: string, ref: string): Base {
  const git = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync('git', [...trust, ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    return status === 0 ? stdout.trim() : undefined;
  };
  const tip = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (tip === undefined) {
    throw new NoBase(`There is no commit "${ref}" here; BASE takes a branch, a tag or a commit.`);
  }
  const commit = git('merge-base', tip, 'HEAD') ?? tip;
  if (!git('ls-tree', '--name-only', commit, 'content')) {
    throw new NoBase(`The commit ${commit.slice(0, 7)} has no folder content/.`);
  }
  return { commit, words: `${ref} (${commit.slice(0, 7)})` };
}

/** What pages are made of besides code: the content, and the pictures kept in all sizes. */
const folders = ['content', 'encoded'];

/** Puts the content of a commit in the place of that of a copy of the project. */
export function layContent(project: string, { commit }: Base, copy: string): void {
  const options = { cwd: project, maxBuffer: Number.POSITIVE_INFINITY };
  const list = execFileSync(
    'git',
    [...trust, 'ls-tree', '--name-only', commit, ...folders],
    options,
  );
  const present = list.toString().trim().split('\n');
  const archive = execFileSync('git', [...trust, 'archive', commit, ...present], options);
  // Kept pictures have the hash of what they are made from as their name: those of both states stay.
  rmSync(join(copy, 'content'), { recursive: true });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
}
