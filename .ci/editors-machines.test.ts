// What an editor's machine does to a checkout: the one with Windows, and the one with Visual Studio Code.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const project = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(project, name), 'utf8');

test('a checkout on Windows has the same bytes, and its scripts run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'core.autocrlf', 'true');
  // The rules as they are here, committed or not.
  const files = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: project, encoding: 'utf8' },
  )
    .split('\0')
    .filter((name) => /^(?:\.ci|codegen\/testdata\/err\/windows|content)\/|^[^/]+$/.test(name));
  execFileSync('cp', ['--parents', ...files.filter((name) => name !== ''), folder], {
    cwd: project,
  });
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'All');
  const before = new Map(
    files.filter(Boolean).map((name) => [name, readFileSync(join(project, name))]),
  );
  git('rm', '--quiet', '-r', '--cached', '.');
  git('reset', '--quiet', '--hard');
  const changed = [...before].filter(
    ([name, bytes]) => !readFileSync(join(folder, name)).equals(bytes),
  );
  expect(changed.map(([name]) => name)).toEqual([]);
  const printed = execFileSync('sh', ['.ci/browser.sh'], {
    cwd: folder,
    env: { ...process.env, CHROMIUM: '/bin/sh' },
  });
  expect(printed.toString().trim()).toBe('/bin/sh');
});

test('every command that editors use is one that any shell understands', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const name of ['check', 'fix', 'facts', 'explain', 'report', 'dev', 'build', 'start']) {
    expect([name, scripts[name]]).toEqual([
      name,
      expect.stringMatching(/^(?:node|vite) [\w./= -]+$/),
    ]);
  }
});

test('saving a file in Visual Studio Code changes nothing but what was typed', () => {
  const settings = JSON.parse(read('.vscode/settings.json'));
  expect(settings).toMatchObject({
    'yaml.format.enable': false,
    'editor.formatOnSave': false,
    '[yaml]': { 'editor.formatOnSave': false },
  });
  expect(JSON.stringify(settings['[yaml]'])).not.toContain('Formatter');
  const { recommendations } = JSON.parse(read('.vscode/extensions.json'));
  expect(recommendations).toEqual([
    'redhat.vscode-yaml',
    'biomejs.biome',
    'dealer-site.content-language',
  ]);
});
