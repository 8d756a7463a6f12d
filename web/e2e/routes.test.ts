import { describe, expect, test } from 'vitest';
import { addresses, canonicals, noVehicle, nowhere, unindexed } from './content/addresses.ts';
import { site as facts, pages } from './content/records.ts';
import { metaOf, textOf } from './page-text.ts';
import { startReading } from './reading.ts';

const reading = startReading();

describe('every address of the content', () => {
  test('answers as its canonical address, with one first heading and its metadata', async () => {
    const faults: string[] = [];
    for (const { path, canonical } of addresses) {
      const { status, html } = await reading.page(path);
      const link = html.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
      const checks = [
        ['status', status === 200],
        ['first heading', html.querySelectorAll('h1').length === 1],
        ['title', html.querySelectorAll('head > title').length === 1],
        ['description', Boolean(metaOf(html, 'description'))],
        ['keywords', Boolean(metaOf(html, 'keywords'))],
        ['canonical', URL.parse(link) && decodeURI(new URL(link).pathname) === canonical],
      ] as const;
      faults.push(...checks.flatMap(([name, holds]) => (holds ? [] : [`${path}: ${name}`])));
    }
    expect(faults).toEqual([]);
  });

  test('has a title of its own', async () => {
    const found = await Promise.all(canonicals.map((path) => reading.html(path)));
    const titles = found.map((html) => html.querySelector('head > title')?.text);
    expect(new Set(titles).size).toBe(canonicals.length);
  });
});

test('where to report a weakness is said as soon as it is not owed', async () => {
  const { status } = await fetch(`${reading.site().url}/.well-known/security.txt`);
  expect(status).toBe(facts.security && !facts.security.owed ? 200 : 404);
});

describe('addresses that are not promised', () => {
  test.for([nowhere, '/atlantis-golf-carts', '/policies/none'])(
    '%s shows the not-found screen',
    async (path) => {
      const { status, html } = await reading.page(path);
      expect(status).toBe(404);
      expect(html.querySelector('h1')?.text).toBe('404 Page Not Found');
      expect(metaOf(html, 'robots')).toContain('noindex');
    },
  );

  test.for([noVehicle, '/vehicles/none'])('%s is an unknown vehicle', async (path) => {
    const { status, html } = await reading.page(path);
    expect(status).toBe(404);
    const said = textOf(html);
    expect(said).toContain('Vehicle Not Found');
    expect(said).toContain("The vehicle you're looking for doesn't exist or has been removed.");
    expect(said).toContain('Back to Inventory');
  });

  const leading = pages.flatMap(({ path, fallbacks = [] }) =>
    fallbacks
      .filter(({ status }) => status < 400)
      .map(({ prefix }) => [`${prefix}none`, path] as const),
  );
  test.for(leading)('%s leads to %s', async ([unknown, county]) => {
    const response = await fetch(reading.site().url + unknown, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(county);
  });
});

/** What a crawl has seen. */
interface Crawl {
  readonly broken: string[];
  /** How many clicks away from the home page each canonical address is. */
  readonly clicks: Map<string, number>;
  readonly pointers: { readonly page: string; readonly anchor: string }[];
}

/** Notes one page and gives the internal addresses it links to. */
async function visit(path: string, clicks: number, seen: Crawl): Promise<string[]> {
  const { url } = reading.site();
  const { status, html } = await reading.page(path);
  if (status >= 400) seen.broken.push(`${path}: ${status}`);
  const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const page = canonical && new URL(canonical).pathname;
  if (page && !seen.clicks.has(page)) seen.clicks.set(page, clicks);
  const targets = html
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href') ?? '', url + path))
    .filter(({ origin }) => origin === url);
  for (const { pathname, search, hash } of targets) {
    if (hash !== '') seen.pointers.push({ page: pathname + search, anchor: hash.slice(1) });
  }
  return targets.map(({ pathname, search }) => pathname + search);
}

/** Follows every internal link from the home page, one click further at a time. */
async function crawl(): Promise<Crawl> {
  const seen: Crawl = { broken: [], clicks: new Map(), pointers: [] };
  const known = new Set<string>();
  let next = new Set(['/']);
  for (let clicks = 0; next.size > 0; clicks += 1) {
    const found: string[] = [];
    for (const path of next) {
      known.add(path);
      found.push(...(await visit(path, clicks, seen)));
    }
    next = new Set(found.filter((path) => !known.has(path)));
  }
  return seen;
}

test('no internal link is broken, and three clicks reach every page of the sitemap', async () => {
  const { broken, clicks, pointers } = await crawl();
  expect(broken).toEqual([]);
  const lost: string[] = [];
  for (const { page, anchor } of pointers) {
    const html = await reading.html(page);
    if (!html.querySelectorAll('[id]').some(({ id }) => id === anchor))
      lost.push(`${page}#${anchor}`);
  }
  expect(lost).toEqual([]);
  const far = canonicals
    .filter((path) => !unindexed.includes(path))
    .filter((path) => (clicks.get(path) ?? Infinity) > 3);
  expect(far).toEqual([]);
});
