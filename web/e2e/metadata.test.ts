import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  addresses,
  canonicals,
  noVehicle,
  nowhere,
  unindexed,
  vehiclePath,
} from './content/addresses.ts';
import { onePrice, priceText } from './content/prices.ts';
import { pages, site, vehicles } from './content/records.ts';
import { metaOf, textOf } from './page-text.ts';
import { startReading } from './reading.ts';

const reading = startReading();

const canonicalOf = async (path: string) =>
  (await reading.html(path)).querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

/** A page without a picture has a preview without one. */
const hasPicture = (html: HTMLElement) => metaOf(html, 'og:image') !== undefined;

/** The faults of every page, each after the address of its page. */
async function faultsOn(paths: readonly string[], look: (path: string) => Promise<string[]>) {
  const faults = paths.map(async (path) => (await look(path)).map((fault) => `${path}: ${fault}`));
  return (await Promise.all(faults)).flat();
}

describe('every address of the content', () => {
  test('answers as its canonical address, with its metadata', async () => {
    const faults: string[] = [];
    for (const { path, canonical } of addresses) {
      const { status, html } = await reading.page(path);
      const link = URL.parse(await canonicalOf(path));
      const checks = [
        ['status', status === 200],
        ['title', html.querySelectorAll('head > title').length === 1],
        ['description', metaOf(html, 'description')?.endsWith(site.phoneLine ?? '.')],
        ['canonical', link && decodeURI(link.pathname) === canonical],
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

  test('says in a preview what it says in its head', async () => {
    const faults = await faultsOn(canonicals, async (path) => {
      const html = await reading.html(path);
      const wanted: [name: string, content: string | undefined][] = [
        ['og:title', html.querySelector('head > title')?.text],
        ['og:description', metaOf(html, 'description')],
        ['og:url', await canonicalOf(path)],
        ['og:site_name', site.name],
        ['og:image:width', hasPicture(html) ? '1200' : undefined],
        ['og:image:height', hasPicture(html) ? '630' : undefined],
        ['twitter:card', 'summary_large_image'],
      ];
      const differing = wanted.filter(([name, content]) => metaOf(html, name) !== content);
      const own = pages.find((page) => page.path === path)?.picture ? ['og:image'] : [];
      const missing = ['og:type', ...own].filter((name) => !metaOf(html, name));
      return [...differing.map(([name]) => name), ...missing];
    });
    expect(faults).toEqual([]);
  });
});

test('every preview picture is 1200 by 630 pixels', async () => {
  const { url } = reading.site();
  const all = await Promise.all(canonicals.map((path) => reading.html(path)));
  const addresses = all.flatMap((html) => metaOf(html, 'og:image') ?? []);
  for (const path of new Set(addresses.map((address) => new URL(address).pathname))) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, 200]);
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    expect([path, width, height]).toEqual([path, 1200, 630]);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
  }
});

test('a vehicle says its price, availability and condition to previews', async () => {
  const faults: string[] = [];
  for (const vehicle of vehicles) {
    const { id, inStock, condition } = vehicle;
    const price = onePrice(vehicle);
    const html = await reading.html(vehiclePath(id));
    const wanted = [
      ['product:price:amount', price && String(price)],
      ['product:price:currency', price && 'USD'],
      ['product:availability', { true: 'in stock', false: 'out of stock' }[String(inStock)]],
      ['product:condition', condition],
    ] as const;
    const differing = wanted.filter(([name, content]) => metaOf(html, name) !== content);
    faults.push(...differing.map(([name]) => `${id}: ${name} ${metaOf(html, name)}`));
    if (!textOf(html).includes(priceText(vehicle))) faults.push(`${id}: price on the page`);
  }
  expect(faults).toEqual([]);
});

test('the sitemap lists every canonical page to be indexed, and nothing else', async () => {
  const response = await fetch(`${reading.site().url}/sitemap.xml`);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url,
  );
  const wanted = canonicals.filter((path) => !unindexed.includes(path)).map(canonicalOf);
  expect(listed.sort()).toEqual((await Promise.all(wanted)).sort());
});

test('the sitemap gives each page only pictures that are seen on it, and a vehicle all of its own', async () => {
  const xml = await (await fetch(`${reading.site().url}/sitemap.xml`)).text();
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  const listed = entries.map(([, address = '', images = '']) => {
    const files = [...images.matchAll(/<image:loc>([^<]+)/g)].map(([, file = '']) => new URL(file));
    return [new URL(address).pathname, files.map(({ pathname }) => pathname)] as const;
  });
  const faults = await faultsOn(
    listed.map(([path]) => path),
    async (path) => {
      const { outerHTML } = await reading.html(path);
      return (new Map(listed).get(path) ?? []).filter((file) => !outerHTML.includes(file));
    },
  );
  expect(faults).toEqual([]);
  for (const { id, images } of vehicles)
    expect([id, new Map(listed).get(vehiclePath(id))?.length]).toEqual([id, images.length]);
});

test.for([...unindexed, nowhere, noVehicle])('%s is not indexed', async (path) => {
  expect(metaOf(await reading.html(path), 'robots')).toContain('noindex');
});
