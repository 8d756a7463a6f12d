import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteParts } from '../../codegen/files/site-folder.ts';

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

// The slow parts of a build, all of them keyed by their inputs.
const caches = ['pictures', 'compressed', 'fonts'];

/** Makes a folder that of a site with the content of a commit, whose build finds what the last one here has made. */
export function layContent(project: string, { commit }: Base, copy: string): void {
  const options = { cwd: project, maxBuffer: Number.POSITIVE_INFINITY };
  const list = execFileSync(
    'git',
    [...trust, 'ls-tree', '--name-only', commit, ...siteParts],
    options,
  );
  const present = list.toString().trim().split('\n');
  const archive = execFileSync('git', [...trust, 'archive', commit, ...present], options);
  mkdirSync(copy, { recursive: true });
  for (const folder of siteParts) rmSync(join(copy, folder), { recursive: true, force: true });
  for (const name of caches) seed(join(project, '.cache', name), join(copy, '.cache', name));
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
}

function seed(from: string, to: string): void {
  if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true });
}
