// What a page makes a visitor load, compressed: at first the page, its styles and the small script; React once it is used.
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { weighPage } from '../../changes/states/page-weight.ts';
import type { PageDocument } from '../../generated/sections.ts';
import { follow, footerLink, hydrated, startJourney } from './journey.ts';
import { openScriptScale } from './script-weight.ts';

const journey = startJourney();

const mostOfCode = 18_000;
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
test('the styles and the script of no page weigh more than 18 KB', () => {
  expect(pages.filter(({ page, all }) => all - page > mostOfCode)).toEqual([]);
});

test('no interactive page weighs more than 125 KB of scripts, and no other has any but the small one', () => {
  expect(pages.filter(({ scripts }) => scripts > mostOfScripts)).toEqual([]);
  expect(pages.some(({ scripts }) => scripts > 0)).toBe(true);
});

test('a browser fetches no more scripts for a page than are weighed here', async () => {
  const page = await journey.window();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(`${journey.site().url}/inventory`);
  await hydrated(page);
  const sizeOf = (script: string) => statSync(`dist${script}.br`).size;
  const sum = [...scripts].reduce((all, script) => all + sizeOf(script), 0);
  expect(sum).toBeGreaterThan(mostOfCode);
  const weighed = pages.find(({ path }) => path === '/inventory') ?? expect.fail();
  const small = weighed.linked.find((file) => file.endsWith('.js')) ?? expect.fail();
  expect(sum).toBeLessThanOrEqual(weighed.scripts + sizeOf(small));
  // Those of another page are asked for along with its first.
  const early = page.locator('link[rel=modulepreload]');
  const served = await early.count();
  await follow(page, footerLink(page, '/contact'));
  await page.waitForURL('**/contact');
  expect(await early.count()).toBeGreaterThan(served);
});
