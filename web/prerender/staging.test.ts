// What is served stays as it is until all of the next site is there.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nextFolder } from './next-site.ts';
import { openStaging } from './staging.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'staging-'));
});
afterEach(() => rmSync(project, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** What the bundler leaves: an asset, and the renderer. */
function bundle(asset: string): void {
  put('.cache/next/dist/assets/entry.js', asset);
  put('.cache/next/build/entry-server.js', asset);
}

const served = () =>
  readdirSync(join(project, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map(
      (file) => `${file.slice(project.length + '/dist/'.length)}: ${readFileSync(file, 'utf8')}`,
    );

test('nothing that is served changes before all is put in place', () => {
  put('dist/index.html', 'old');
  put('dist/old/index.html', 'old');
  put('dist/assets/entry.js', 'old');
  put('build/entry-server.js', 'old');
  bundle('new');
  const before = served();
  const staging = openStaging(project);
  staging.write('index.html', 'new');
  staging.write('assets/pictures/a.webp', 'old');
  expect(served()).toEqual(before);
  expect(readFileSync(join(project, 'build/entry-server.js'), 'utf8')).toBe('old');

  staging.publish();
  expect(served()).toEqual([
    'assets/entry.js: new',
    'assets/pictures/a.webp: old',
    'index.html: new',
  ]);
  expect(readFileSync(join(project, 'build/entry-server.js'), 'utf8')).toBe('new');
  expect(existsSync(nextFolder(project))).toBe(false);
});

test('a file that would not change is not touched', () => {
  put('dist/index.html', 'same');
  put('dist/index.html.gz', 'copy');
  const before = statSync(join(project, 'dist/index.html'));
  const staging = openStaging(project);
  staging.write('index.html', 'same');
  expect(staging.isNew('index.html')).toBe(false);
  staging.publish();
  const after = statSync(join(project, 'dist/index.html'));
  expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
  expect(served()).toEqual(['index.html: same', 'index.html.gz: copy']);
});

test('what the bundler did not change is not touched either', () => {
  put('dist/assets/entry.js', 'same');
  bundle('same');
  const before = statSync(join(project, 'dist/assets/entry.js'));
  openStaging(project).publish();
  const after = statSync(join(project, 'dist/assets/entry.js'));
  expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
});

test('pages, data and pictures that are no longer made go, with their compressed copies', () => {
  for (const path of [
    'old/index.html',
    'old/index.html.br',
    'data/old.json',
    'assets/previews/a.jpg',
  ]) {
    put(`dist/${path}`, 'old');
  }
  put('dist/favicon.ico', 'kept');
  openStaging(project).publish();
  expect(served()).toEqual(['favicon.ico: kept']);
});

test('assets go only when the bundler has made others', () => {
  put('dist/assets/entry-1.js', 'old');
  openStaging(project).publish();
  expect(served()).toEqual(['assets/entry-1.js: old']);
  bundle('new');
  openStaging(project).publish();
  expect(served()).toEqual(['assets/entry.js: new']);
});
