import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { embeddedJson } from '../src/shell/embedded-json.ts';
import { canonicals, noVehicle, nowhere, unindexed, vehiclePath } from './content/addresses.ts';
import { dollars } from './content/phrase.ts';
import { site, vehicles } from './content/records.ts';
import { foldSpace, metaOf, textOf } from './page-text.ts';
import { startReading } from './reading.ts';

const reading = startReading();

const phoneLine = `Call ${site.phones.main?.number}.`;

const canonicalOf = async (path: string) =>
  (await reading.html(path)).querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

/** The faults of every page, each after the address of its page. */
async function faultsOn(paths: readonly string[], look: (path: string) => Promise<string[]>) {
  const faults = paths.map(async (path) => (await look(path)).map((fault) => `${path}: ${fault}`));
  return (await Promise.all(faults)).flat();
}

describe('every canonical page', () => {
  test('has a description that ends with the phone line', async () => {
    const faults = await faultsOn(canonicals, async (path) => {
      const description = metaOf(await reading.html(path), 'description') ?? '';
      return description.endsWith(` ${phoneLine}`) ? [] : [description];
    });
    expect(faults).toEqual([]);
  });

  test('has keywords and an absolute canonical address', async () => {
    const faults = await faultsOn(canonicals, async (path) => {
      const words = metaOf(await reading.html(path), 'keywords') ?? '';
      const address = URL.parse(await canonicalOf(path));
      return [
        ...(words ? [] : ['no keywords']),
        ...(address && decodeURI(address.pathname) === path ? [] : [`canonical ${address}`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('says in a preview what it says in its head', async () => {
    const faults = await faultsOn(canonicals, async (path) => {
      const html = await reading.html(path);
      const wanted: [name: string, content: string | undefined][] = [
        ['og:title', html.querySelector('head > title')?.text],
        ['og:description', metaOf(html, 'description')],
        ['og:url', await canonicalOf(path)],
        ['og:site_name', site.name],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['twitter:card', 'summary_large_image'],
      ];
      const differing = wanted.filter(([name, content]) => metaOf(html, name) !== content);
      const missing = ['og:type', 'og:image'].filter((name) => !metaOf(html, name));
      return [...differing.map(([name]) => name), ...missing];
    });
    expect(faults).toEqual([]);
  });
});

test('every preview picture is 1200 by 630 pixels', async () => {
  const { url } = reading.site();
  const pages = await Promise.all(canonicals.map((path) => reading.html(path)));
  const addresses = pages.flatMap((html) => metaOf(html, 'og:image') ?? []);
  expect(addresses).toHaveLength(canonicals.length);
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
  for (const { id, price, inStock, condition } of vehicles) {
    const html = await reading.html(vehiclePath(id));
    const wanted = [
      ['product:price:amount', String(price.money)],
      ['product:price:currency', 'USD'],
      ['product:availability', inStock ? 'in stock' : 'out of stock'],
      ['product:condition', condition],
    ] as const;
    const differing = wanted.filter(([name, content]) => metaOf(html, name) !== content);
    faults.push(...differing.map(([name]) => `${id}: ${name} ${metaOf(html, name)}`));
    if (!textOf(html).includes(dollars(price.money))) faults.push(`${id}: price on the page`);
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

test('the robots file names the sitemap and blocks nothing', async () => {
  const text = await (await fetch(`${reading.site().url}/robots.txt`)).text();
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(text).not.toMatch(/^Disallow: ./m);
});

test.for([...unindexed, nowhere, noVehicle])('%s is not indexed', async (path) => {
  expect(metaOf(await reading.html(path), 'robots')).toContain('noindex');
});

describe('words that try to be markup', () => {
  const hostile = '</script><script id="hostile">alert(1)</script>';

  test('cannot end the script element that holds them', () => {
    const text = embeddedJson({ name: hostile });
    expect(text).not.toMatch(/[<>]/);
    expect(JSON.parse(text)).toEqual({ name: hostile });
  });

  test('stay words in a search', async () => {
    const html = await reading.html(`/inventory?search=${encodeURIComponent(hostile)}`);
    expect(html.querySelectorAll('#hostile')).toHaveLength(0);
    expect(html.querySelector('input[name=search]')?.getAttribute('value')).toBe(hostile);
    expect(foldSpace(textOf(html))).toContain('No vehicles found');
  });
});
