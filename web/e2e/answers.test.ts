import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { describe, expect, inject, test } from 'vitest';
import { ask as askAt, type Received } from '../../server/testing/client.ts';
import { addresses, noVehicle, nowhere, townPath } from './content/addresses.ts';
import { first, pages } from './content/records.ts';
import { sampleTowns } from './content/samples.ts';

const { url } = inject('site');
const ask = (path: string, question = {}) => askAt(url, path, question);

const town = townPath(first(sampleTowns));
const filtered = '/inventory?sort=name';
const aliases = addresses.filter(({ path, canonical }) => path !== canonical);
const { path: alias, canonical: page } = first(aliases.filter(({ path }) => !/[+%]/.test(path)));
const withPlus = first(aliases.filter(({ path }) => path.includes('+')));
const inCapitals = (path: string) => path.toUpperCase();

/** The path that a page calls its own. */
function canonicalOf({ text }: Received): string | undefined {
  const link = parse(text).querySelector('link[rel="canonical"]')?.getAttribute('href');
  return link && decodeURI(new URL(link).pathname);
}

/** The page that answers unknown addresses, or those below a prefix. */
const fallbackAt = (prefix: string) =>
  pages.find(({ fallbacks = [] }) =>
    fallbacks.some((each) => each.prefix === prefix && each.status === 404),
  )?.path;

const missing = fallbackAt('/');

describe('addresses', () => {
  test.each([
    ['/', 200, '/'],
    [town, 200, town],
    [`${town}?utm_source=mail`, 200, town],
    [alias, 200, page],
    [withPlus.path, 200, withPlus.canonical],
    [withPlus.path.replace('+', '%2B'), 200, withPlus.canonical],
    [noVehicle, 404, fallbackAt('/vehicle/')],
    [nowhere, 404, missing],
    ['/..%2fpackage.json', 404, missing],
  ])('%s gives %i', async (path, status, canonical) => {
    const answer = await ask(path);
    expect([answer.status, canonicalOf(answer)]).toEqual([status, canonical]);
  });

  test('an alias has the data of its page, so that following it needs no page load', async () => {
    const [own, other] = [await ask(`/data${page}.json`), await ask(`/data${alias}.json`)];
    expect([own.status, other.text]).toEqual([200, own.text]);
    expect(JSON.parse(own.text)).toMatchObject({ page: { path: page } });
  });

  test.each([
    ['/rentals/', '/rentals'],
    ['/Rentals', '/rentals'],
    ['/rentals.html', '/rentals'],
    ['/rentals/index.html', '/rentals'],
    ['/index.html', '/'],
    [`${inCapitals(town)}/`, town],
    [`${inCapitals(alias)}/?a=1&b=%20`, `${alias}?a=1&b=%20`],
  ])('%s moves for good to %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, headers: { location } });
    expect((await ask(location)).status).toBe(200);
  });
});

describe('delivery', () => {
  test('a page is compressed as the browser takes it, whoever answers for it', async () => {
    for (const path of [town, filtered, nowhere]) {
      const { headers, body } = await ask(path, {
        headers: { 'accept-encoding': 'gzip, br;q=0.5' },
      });
      expect([path, headers['content-encoding'], headers.vary]).toEqual([
        path,
        'br',
        'Accept-Encoding',
      ]);
      expect(headers['content-length']).toBe(String(body.length));
      expect(brotliDecompressSync(body).toString()).toMatch(/^<!doctype html>.*<\/html>$/s);
    }
  });

  test.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    [filtered, 'no-cache', 'text/html; charset=utf-8'],
    ['/data/index.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/favicon.ico', 'public, max-age=3600', 'image/x-icon'],
  ])('%s may be kept as "%s"', async (path, cache, type) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({ 'cache-control': cache, 'content-type': type });
  });

  test('the licenses of what is bundled, its fonts, styles and icons among them, are served', async () => {
    const { status, headers, text } = await ask('/licenses.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const listed = text.split(/^-{72}$/m).slice(1);
    const titles = listed.map((each) => each.trim().split('\n')[0]);
    const fonts = ['@fontsource-variable/figtree', '@fontsource-variable/red-hat-display'];
    for (const name of ['react', 'react-dom', 'react-router', 'tailwindcss', 'lucide-react', 'zod'])
      expect(titles).toContainEqual(expect.stringMatching(`^${name} \\d.*\\((?:MIT|ISC)\\)$`));
    for (const font of fonts)
      expect(listed.find((each) => each.includes(font))).toContain('SIL OPEN FONT LICENSE');
    for (const each of listed) expect(each.toLowerCase()).toMatch(/permission|copyright/);
  });

  test('a page names the rules by which a browser fetches and renders the next one ahead', async () => {
    const [, rules = ''] =
      /^"(.*)"$/.exec(`${(await ask('/')).headers['speculation-rules']}`) ?? [];
    const { status, headers, text } = await ask(rules);
    expect([status, headers['content-type']]).toEqual([200, 'application/speculationrules+json']);
    expect(Object.keys(JSON.parse(text))).toEqual(['prefetch', 'prerender']);
  });

  test('files with a fingerprint are kept forever', async () => {
    const html = parse((await ask('/')).text);
    const files = html
      .querySelectorAll('script[src], link[rel=stylesheet], link[rel=preload][as=font]')
      .map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '');
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { status, headers } = await ask(file);
      expect([file, status, headers['cache-control']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });
});
