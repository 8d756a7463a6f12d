// What a page makes a visitor load, compressed: at first the page, its styles and the small script; React once it is used.
import { globSync, readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import type { PageDocument } from '../../generated/sections.ts';
import { weighPage } from '../prerender/page-weight.ts';
import { openScriptScale } from '../prerender/script-weight.ts';
import { pageTypes } from './content/samples.ts';

const mostOfCode = 16_000;
const mostOfScripts = 125_000;

const weighScripts = openScriptScale('build', 'dist');
const pages = globSync('**/index.html', { cwd: 'dist' })
  .sort()
  .map((file) => {
    const path = `/${file.replace(/\/?index\.html$/, '')}`;
    const document: PageDocument = JSON.parse(
      readFileSync(`build/generated/pages${path === '/' ? '/index' : path}.json`, 'utf8'),
    );
    const scripts = document.interactive ? weighScripts(document) : 0;
    return { file, path, ...weighPage('dist', file), scripts };
  });

test('a page has one style sheet for the screen and one script', () => {
  expect(pages.length).toBeGreaterThan(0);
  for (const { file, linked } of pages) expect(linked, file).toHaveLength(2);
});

// What an editor writes is advice, never red: only code is weighed.
test('the styles and the script of no page weigh more than 16 KB', () => {
  expect(pages.filter(({ page, all }) => all - page > mostOfCode)).toEqual([]);
});

test('no interactive page weighs more than 125 KB of scripts, and no other has any but the small one', () => {
  expect(pages.filter(({ scripts }) => scripts > mostOfScripts)).toEqual([]);
  expect(pages.some(({ scripts }) => scripts > 0)).toBe(true);
});

test('the table of what each type of page weighs', () => {
  const rows = pages.filter(({ path }) => pageTypes.includes(path));
  expect(rows.length).toBeGreaterThan(0);
  const table = rows.map(({ path, page, all, scripts }) => [path, { page, all, scripts }]);
  process.stdout.write(`${inspect(Object.fromEntries(table), { breakLength: 120 })}\n`);
});
