import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Why no base was found, in one sentence. */
export class NoBase extends Error {}

/** The commit that a change started from. */
export interface Base {
  readonly commit: string;
  /** The requested name and its commit. */
  readonly words: string;
}

// In a container the checkout belongs to another user, and git refuses it unless told to trust it.
/** What lets git look at a folder of another user. */
export const trust = ['-c', 'safe.directory=*'];

/** Finds where the branch forked from a commit, or the commit itself if no common ancestor is known. */
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
  return { commit, words: `${ref.replace(/^origin\//, '')} (${commit.slice(0, 7)})` };
}

/** What pages are made from besides code: the content and the encoded pictures. */
const folders = ['content', 'encoded'];

/** Replaces the content in a copy of the project with that of a commit. */
export function layContent(project: string, { commit }: Base, copy: string): void {
  const options = { cwd: project, maxBuffer: Number.POSITIVE_INFINITY };
  const list = execFileSync(
    'git',
    [...trust, 'ls-tree', '--name-only', commit, ...folders],
    options,
  );
  const present = list.toString().trim().split('\n');
  const archive = execFileSync('git', [...trust, 'archive', commit, ...present], options);
  // Encoded pictures are named by a hash of their input, so those of both states can stay.
  rmSync(join(copy, 'content'), { recursive: true });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
}
