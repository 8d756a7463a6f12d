import { readFileSync } from 'node:fs';
import { weighPage } from '../changes/states/page-weight.ts';
import { routes } from '../generated/routes.ts';
import type { PageDocument } from '../generated/sections.ts';
import { openScriptScale } from '../web/e2e/script-weight.ts';
import type { Row } from './row.ts';

const who = 'a phone on a bad network';

/** What a first visit loads, without fonts and pictures, compressed with brotli: the heaviest page of each measure. */
export async function benchBytes(): Promise<readonly Row[]> {
  const weighScripts = openScriptScale('build', 'dist');
  const pages = routes
    .filter(({ alias }) => !alias)
    .map(({ path, page }) => {
      const document: PageDocument = JSON.parse(
        readFileSync(`generated/pages/${page}.json`, 'utf8'),
      );
      const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
      const { page: html, all } = weighPage('dist', file);
      return { path, html, all, scripts: document.interactive ? weighScripts(document) : 0 };
    });
  const heaviest = (name: string, measure: (page: (typeof pages)[number]) => number) => {
    const [page] = pages.toSorted((one, other) => measure(other) - measure(one));
    if (!page) throw new Error('There is no page.');
    return { name: `${name}: ${page.path}`, value: measure(page) / 1000, unit: 'KB' };
  };
  const first = heaviest('HTML, styles and script of a first visit', ({ all }) => all);
  const code = heaviest('of them styles and script', ({ all, html }) => all - html);
  const scripts = heaviest('all scripts of an interactive page', (page) => page.scripts);
  return [
    { ...first, budget: { who, atMost: 26 } },
    { ...code, budget: { who, atMost: 18 } },
    { ...scripts, budget: { who, atMost: 125 } },
  ];
}
