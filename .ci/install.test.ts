// Which scripts of packages run, tried with a real installation from a registry of our own.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serveMarkedPackages } from './testing/registry.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const names = ['allowed', 'refused', 'unlisted'];

/** A project that installs as this one does, and needs a package of each sort. */
async function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const manifest = {
    name: 'project',
    dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
    allowScripts: { allowed: true, refused: false },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  const { address, ranIn } = await serveMarkedPackages(folder, names);
  const env = {
    PATH: process.env.PATH,
    TMPDIR: folder,
    HOME: folder,
    npm_config_registry: address,
    npm_config_cache: join(folder, '.cache'),
  };
  const call = (program: string, words: readonly string[], more: object = {}) =>
    run(program, words, { cwd: folder, env: { ...env, ...more } });
  return { call, whatRan: () => names.map((name) => [name, ranIn(name)]) };
}

const nothingRan = names.map((name) => [name, []]);

test('make runs the scripts of what is allowed by name, and no others', async () => {
  const { call, whatRan } = await createProject();
  // Not even a machine that runs scripts by its own settings runs more.
  const settings = { npm_config_ignore_scripts: 'false' };
  await call('make', ['--file', join(root, 'Makefile'), 'node_modules/.installed'], settings);
  const [, ...others] = nothingRan;
  expect(whatRan()).toEqual([['allowed', ['preinstall', 'install', 'postinstall']], ...others]);
});

test.each(['ci', 'install'])('npm %s by hand runs no script at all', async (command) => {
  const { call, whatRan } = await createProject();
  await call('npm', [command]);
  expect(whatRan()).toEqual(nothingRan);
});

test('a package whose content is not the locked one is not installed', async () => {
  const { call } = await createProject();
  await call('sh', ['-c', "sed -i.old 's/sha512-..../sha512-AAAA/' package-lock.json"]);
  await expect(call('npm', ['ci'])).rejects.toThrow('EINTEGRITY');
});
