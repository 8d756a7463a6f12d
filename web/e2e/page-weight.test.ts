// What a first visit loads before anything is asked for: the page, its styles and the small script, compressed.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { weighPage } from '../prerender/page-weight.ts';

const mostOfPage = 10_000;
const mostInAll = 18_000;

const pages = globSync('**/index.html', { cwd: 'dist' })
  .sort()
  .map((file) => ({ file, ...weighPage('dist', file) }));

test('a page has one style sheet for the screen and one script', () => {
  expect(pages.length).toBeGreaterThan(0);
  for (const { file, linked } of pages) expect(linked, file).toHaveLength(2);
});

test('no page weighs more than 10 KB', () => {
  expect(pages.filter(({ page }) => page > mostOfPage)).toEqual([]);
});

test('no page weighs more than 18 KB with its styles and its script', () => {
  expect(pages.filter(({ all }) => all > mostInAll)).toEqual([]);
});
