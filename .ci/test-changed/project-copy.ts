import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
// Built outputs, folder between runs so that the next build is fast.
const outputs = ['generated', 'dist', 'build', '.cache'];
// The slow parts of a build, all of them keyed by their inputs.
const seeds = ['pictures', 'compressed', 'fonts'];

/** Copies the working tree, committed or not, to a folder below `.cache/`, and links the installed packages. */
export function copyProject(name: string): string {
  const copy = join(root, '.cache', name);
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(copy)) {
    if (!outputs.includes(entry)) rmSync(join(copy, entry), { recursive: true });
  }
  for (const path of listFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of seeds) seed(join(root, '.cache', folder), join(copy, '.cache', folder));
  return copy;
}

function seed(from: string, to: string): void {
  if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true });
}

/** A symlink exists even if its target does not. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function listFiles(): string[] {
  // A checkout in a container belongs to another user, whom git trusts only when told to.
  const options = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others'];
  const { status, stdout } = spawnSync('git', [...options, '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('Cannot list the files of the project: git is needed.');
  return stdout.split('\0').filter((path) => path !== '' && isThere(join(root, path)));
}
