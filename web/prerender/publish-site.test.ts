// Whatever a run that ended early has left, the next one starts as if there had been none.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openNextSite } from './next-site.ts';
import { clearNext, nextFolder, publishNext, swapSites } from './publish-site.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'publish-'));
  put('dist/index.html', 'last');
  put('build/entry-server.js', 'last');
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

const read = (path: string) => readFileSync(join(project, path), 'utf8');

function putNext(): void {
  put('.cache/next/dist/index.html', 'next');
  put('.cache/next/build/entry-server.js', 'next');
}

const sites = () => [
  [read('dist/index.html'), read('build/entry-server.js')],
  [read('.cache/previous/dist/index.html'), read('.cache/previous/build/entry-server.js')],
];

test('a site that is not complete is thrown away', () => {
  putNext();
  clearNext(project);
  expect(existsSync(nextFolder(project))).toBe(false);
  expect([read('dist/index.html'), read('build/entry-server.js')]).toEqual(['last', 'last']);
});

test('a site that is complete replaces the last one, which is kept', () => {
  putNext();
  publishNext(project);
  expect(sites()).toEqual([
    ['next', 'next'],
    ['last', 'last'],
  ]);
  expect(existsSync(nextFolder(project))).toBe(false);
});

test('a site like the last one replaces nothing: the one before stays', () => {
  putNext();
  publishNext(project);
  putNext();
  publishNext(project);
  expect(sites()).toEqual([
    ['next', 'next'],
    ['last', 'last'],
  ]);
  expect(existsSync(nextFolder(project))).toBe(false);
});

test('what is as in the last site is not written again, and the last site is not written into', () => {
  put('dist/index.html.br', 'last, compressed');
  const next = openNextSite(project);
  const inode = (path: string) => statSync(join(project, path)).ino;
  next.write('index.html', 'last');
  expect(next.keep('index.html.br', 'index.html')).toBe(true);
  for (const name of ['index.html', 'index.html.br'])
    expect(inode(`.cache/next/dist/${name}`)).toBe(inode(`dist/${name}`));
  next.write('index.html.br', 'other');
  next.write('about.html', 'new');
  expect(next.keep('about.html.br', 'about.html')).toBe(false);
  next.publish();
  expect(read('dist/index.html.br')).toBe('other');
  expect(read('.cache/previous/dist/index.html.br')).toBe('last, compressed');
});

test.each([
  ['before anything moved', () => {}],
  [
    'after the last files moved',
    () => {
      put('.cache/previous/dist/index.html', 'last');
      rmSync(join(project, 'dist'), { recursive: true });
    },
  ],
  [
    'after the new files moved',
    () => {
      put('.cache/previous/dist/index.html', 'last');
      put('dist/index.html', 'next');
      rmSync(join(project, '.cache/next/dist'), { recursive: true });
    },
  ],
])('a run that ended %s is finished', (_when, move) => {
  putNext();
  put('.cache/next/complete', '');
  move();
  clearNext(project);
  expect(sites()).toEqual([
    ['next', 'next'],
    ['last', 'last'],
  ]);
});

test('both sites are swapped, and again; half a site is none', () => {
  putNext();
  publishNext(project);
  expect(swapSites(project)).toBe(true);
  expect(sites()[0]).toEqual(['last', 'last']);
  expect(swapSites(project)).toBe(true);
  expect(sites()[0]).toEqual(['next', 'next']);
  rmSync(join(project, '.cache/previous/dist'), { recursive: true });
  expect(swapSites(project)).toBe(false);
  expect(read('dist/index.html')).toBe('next');
});
