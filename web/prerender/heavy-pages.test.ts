// What a long page says of itself when it is built.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findHeavyPages } from './heavy-pages.ts';
import { openNextSite } from './next-site.ts';

/** A next site with one page that has so many bytes, compressed. */
function siteWith(bytes: number) {
  const project = mkdtempSync(join(tmpdir(), 'heavy-'));
  mkdirSync(join(project, 'generated/pages'), { recursive: true });
  const sections = [
    { kind: 'notice', props: { text: 'Open.' } },
    { kind: 'text-block', props: { paragraphs: ['A long story of the pier.'] } },
  ];
  writeFileSync(join(project, 'generated/pages/pier.json'), JSON.stringify({ sections }));
  const next = openNextSite(project);
  next.write('pier/index.html.br', new Uint8Array(bytes));
  return findHeavyPages(next, [
    { path: '/pier', name: 'pier', file: 'pier/index.html', links: [] },
  ]);
}

test('a page of 30 KB names its longest section', () => {
  expect(siteWith(30_400)).toEqual([
    '/pier is long: 30 KB compressed. Most of it is section 2 (text-block): shorten it, or give it a page of its own.',
  ]);
});

test('of a shorter page nothing is said', () => {
  expect(siteWith(29_999)).toEqual([]);
});
