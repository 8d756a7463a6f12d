import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
// Made by the build and kept between runs, so that the next build is quick.
const outputs = ['generated', 'dist', 'build', '.cache'];

/** Where faults are put in: the files of the working tree may be edited meanwhile. */
export const copy = join(root, '.cache/mutants');

/** Copies the working tree as it stands, whether committed or not, with links to what is installed. */
export function refreshCopy(): void {
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy)) {
    if (!outputs.includes(name)) rmSync(join(copy, name), { recursive: true });
  }
  for (const path of listFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  seedOutputs();
}

/** What the project has built so far saves the first build of the copy its longest work. */
function seedOutputs(): void {
  const kept = existsSync(join(root, '.cache')) ? readdirSync(join(root, '.cache')) : [];
  const parts = kept.map((name) => join('.cache', name));
  for (const name of ['generated', 'dist', 'build', ...parts]) {
    const isWanted = join(root, name) !== copy && existsSync(join(root, name));
    if (isWanted && !existsSync(join(copy, name))) {
      cpSync(join(root, name), join(copy, name), { recursive: true });
    }
  }
}

/** Runs an npm script in the copy; its words are shown only when it fails. */
export function runScript(name: string): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', name], { cwd: copy, encoding: 'utf8' });
  return status === 0;
}

function listFiles(): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error('The files of the project cannot be listed: git is needed.');
  return stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}
