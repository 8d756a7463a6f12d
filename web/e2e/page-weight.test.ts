// What a first visit loads before anything is asked for: the page, its styles and the small script, compressed.
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const mostOfPage = 10_000;
const mostInAll = 18_000;

const pages = globSync('dist/**/index.html').sort().map(weigh);

/** The weight of a page's own file, and together with what it links. */
function weigh(file: string) {
  const html = readFileSync(file, 'utf8');
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)]
    .filter(([link]) => !link.includes('media="print"'))
    .map(([, address]) => address);
  const scripts = [
    ...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g),
  ];
  const linked = [...styles, ...scripts.map(([, address]) => address)];
  const page = sizeOf(file);
  return {
    file,
    page,
    all: linked.reduce((sum, each) => sum + sizeOf(`dist${each}`), page),
    linked,
  };
}

function sizeOf(file: string): number {
  return statSync(`${file}.br`).size;
}

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
