import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectSchemas } from '../testing/make-site.ts';
import { referencePages } from './reference.ts';

// `make docs` writes the pages anew, and draws the pictures.

const folder = join(import.meta.dirname, '../../docs/content');
const pages = referencePages(projectSchemas);
const kinds = projectSchemas.names.flatMap((name) => /^sections\/(.*)$/.exec(name)?.[1] ?? []);

if (process.env.UPDATE_EXPECTED) {
  for (const old of globSync('**/*.md', { cwd: folder })) rmSync(join(folder, old));
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

describe('the reference of the content', () => {
  test('says what the schemas say', () => {
    const written = globSync('**/*.md', { cwd: folder }).sort();
    expect(written).toEqual(pages.map(({ path }) => path).sort());
    for (const { path, text } of pages)
      expect([path, readFileSync(join(folder, path), 'utf8')]).toEqual([path, text]);
  });

  test('leads from page to page, and to a picture of every section kind', () => {
    const known = new Set([
      ...pages.map(({ path }) => path),
      ...globSync('pictures/*.webp', { cwd: folder }),
    ]);
    for (const { path, text } of pages) {
      const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)];
      const paths = links.map(([, page, picture]) => join(dirname(path), page ?? picture ?? ''));
      expect([path, paths.filter((each) => !known.has(each))]).toEqual([path, []]);
    }
    const drawn = kinds.map((kind) => `pictures/${kind}.webp`);
    expect([...known].filter((each) => each.startsWith('pictures/')).sort()).toEqual(drawn.sort());
  });
});
