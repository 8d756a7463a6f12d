import { readFileSync } from 'node:fs';
import { routes } from '../generated/routes.ts';
import { pageTypes } from '../web/e2e/content/samples.ts';
import { weighPage } from '../web/prerender/page-weight.ts';
import type { Row } from './row.ts';

interface Weighed {
  readonly path: string;
  readonly html: number;
  readonly all: number;
}

/** What a first visit loads, without fonts and pictures, compressed with brotli: the heaviest page of each type. */
export async function benchBytes(): Promise<readonly Row[]> {
  const pages = routes.filter(({ alias }) => !alias);
  const types = Map.groupBy(pages, ({ page }) => typeOf(page));
  const rows = Array.from(types.values(), (own) => rowsOf(own.map(({ path }) => weigh(path))));
  return rows.flat();
}

/** Pages with the same kinds of sections are of one type. */
function typeOf(page: string): string {
  const { sections } = JSON.parse(readFileSync(`generated/pages/${page}.json`, 'utf8'));
  const kinds = sections.map(({ kind }: { kind: string }) => kind);
  return [...new Set(kinds)].sort().join();
}

function weigh(path: string): Weighed {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
  const { page, all } = weighPage('dist', file);
  return { path, html: page / 1000, all: all / 1000 };
}

function rowsOf(pages: readonly Weighed[]): Row[] {
  const paths = pages.map(({ path }) => path);
  const path = pageTypes.find((each) => paths.includes(each)) ?? paths[0];
  const name = pages.length > 1 ? `${path} and ${pages.length - 1} like it` : path;
  const most = (part: 'all' | 'html') => Math.max(...pages.map((page) => page[part]));
  return [
    { name: `${name}: with all`, value: most('all'), unit: 'KB', budget: { atMost: 26 } },
    { name: `${name}: HTML`, value: most('html'), unit: 'KB' },
  ];
}
