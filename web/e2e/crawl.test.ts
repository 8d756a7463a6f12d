import { expect, inject, test } from 'vitest';
import { fetchPage } from './page-text.ts';

const site = inject('site');

/** What a crawl has seen. */
interface Crawl {
  readonly statuses: Map<string, number>;
  /** How many clicks away from the home page each canonical address is. */
  readonly clicks: Map<string, number>;
  /** Ids on each page. */
  readonly anchors: Map<string, ReadonlySet<string>>;
  readonly pointers: { from: string; to: string; anchor: string }[];
}

/** An address that waits for its visit. */
interface Stop {
  readonly path: string;
  readonly clicks: number;
}

/** Notes one page and gives the internal addresses it links to. */
async function visit({ path, clicks }: Stop, seen: Crawl): Promise<Stop[]> {
  const { status, html } = await fetchPage(site.url + path);
  seen.statuses.set(path, status);
  seen.anchors.set(path, new Set(html.querySelectorAll('[id]').map(({ id }) => id)));
  const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const page = canonical && new URL(canonical).pathname;
  if (page && !seen.clicks.has(page)) seen.clicks.set(page, clicks);
  const targets = html
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href') ?? '', site.url + path))
    .filter(({ origin }) => origin === site.url);
  for (const { pathname, search, hash } of targets) {
    if (hash !== '')
      seen.pointers.push({ from: path, to: pathname + search, anchor: hash.slice(1) });
  }
  return targets.map(({ pathname, search }) => ({ path: pathname + search, clicks: clicks + 1 }));
}

/** Follows every internal link from the home page. */
async function crawl(): Promise<Crawl> {
  const seen: Crawl = {
    statuses: new Map(),
    clicks: new Map(),
    anchors: new Map(),
    pointers: [],
  };
  const queue: Stop[] = [{ path: '/', clicks: 0 }];
  for (let stop = queue.shift(); stop !== undefined; stop = queue.shift()) {
    if (!seen.statuses.has(stop.path)) queue.push(...(await visit(stop, seen)));
  }
  return seen;
}

test('no internal link is broken, and three clicks reach every page of the sitemap', async () => {
  const { statuses, clicks, anchors, pointers } = await crawl();
  const broken = [...statuses].filter(([, status]) => status >= 400);
  expect(broken).toEqual([]);
  expect(pointers.filter(({ to, anchor }) => !anchors.get(to)?.has(anchor))).toEqual([]);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => (clicks.get(path) ?? Infinity) > 3)).toEqual([]);
});
