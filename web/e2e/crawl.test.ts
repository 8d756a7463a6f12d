import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPage } from './page-text.ts';
import { type RunningSite, startSite } from './running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Crawl {
  readonly statuses: Map<string, number>;
  readonly faults: string[];
}

/** Follows every internal link from the home page; collects statuses and links to missing anchors. */
async function crawl(): Promise<Crawl> {
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const anchors = new Map<string, Set<string>>();
  const pointers: [from: string, to: string, anchor: string][] = [];
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (statuses.has(path)) continue;
    const { status, html } = await fetchPage(site.url + path);
    statuses.set(path, status);
    anchors.set(path, new Set(html.querySelectorAll('[id]').map(({ id }) => id)));
    for (const link of html.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href') ?? '', site.url + path);
      if (target.origin !== site.url) continue;
      const address = target.pathname + target.search;
      if (target.hash !== '') pointers.push([path, address, target.hash.slice(1)]);
      if (!statuses.has(address)) queue.push(address);
    }
  }
  for (const [from, to, anchor] of pointers) {
    if (!anchors.get(to)?.has(anchor)) faults.push(`${from} -> ${to}#${anchor}`);
  }
  return { statuses, faults };
}

test('no internal link is broken, and every page of the sitemap is reached', async () => {
  const { statuses, faults } = await crawl();
  const broken = [...statuses].filter(([, status]) => status >= 400);
  expect(broken).toEqual([]);
  expect(faults).toEqual([]);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !statuses.has(path))).toEqual([]);
}, 120_000);
