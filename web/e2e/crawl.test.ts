import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPage } from './page-text.ts';
import { type RunningSite, startSite } from './running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What a crawl has seen. */
interface Crawl {
  readonly statuses: Map<string, number>;
  /** Canonical addresses of the pages seen. */
  readonly canonicals: Set<string>;
  /** Ids on each page. */
  readonly anchors: Map<string, ReadonlySet<string>>;
  readonly pointers: { from: string; to: string; anchor: string }[];
}

/** Notes one page and gives the internal addresses it links to. */
async function visit(path: string, seen: Crawl): Promise<string[]> {
  const { status, html } = await fetchPage(site.url + path);
  seen.statuses.set(path, status);
  seen.anchors.set(path, new Set(html.querySelectorAll('[id]').map(({ id }) => id)));
  const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (canonical) seen.canonicals.add(new URL(canonical).pathname);
  const targets = html
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href') ?? '', site.url + path))
    .filter(({ origin }) => origin === site.url);
  for (const { pathname, search, hash } of targets) {
    if (hash !== '')
      seen.pointers.push({ from: path, to: pathname + search, anchor: hash.slice(1) });
  }
  return targets.map(({ pathname, search }) => pathname + search);
}

/** Follows every internal link from the home page. */
async function crawl(): Promise<Crawl> {
  const seen: Crawl = {
    statuses: new Map(),
    canonicals: new Set(),
    anchors: new Map(),
    pointers: [],
  };
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (!seen.statuses.has(path)) queue.push(...(await visit(path, seen)));
  }
  return seen;
}

test('no internal link is broken, and every page of the sitemap is reached', async () => {
  const { statuses, canonicals, anchors, pointers } = await crawl();
  const broken = [...statuses].filter(([, status]) => status >= 400);
  expect(broken).toEqual([]);
  expect(pointers.filter(({ to, anchor }) => !anchors.get(to)?.has(anchor))).toEqual([]);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !canonicals.has(path))).toEqual([]);
}, 120_000);
