// What the built site answers, over the wire, byte for byte as it is asked.
import { METHODS } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { describe, expect, inject, test } from 'vitest';
import { type Answer, ask as askAt, askRaw } from '../../server/testing/client.ts';
import { addresses, noVehicle, nowhere, townPath, vehiclePath } from './content/addresses.ts';
import { first, pages } from './content/records.ts';
import { richVehicle, sampleTowns } from './content/samples.ts';

const { url } = inject('site');
const ask = (path: string, question = {}) => askAt(url, path, question);

const town = townPath(first(sampleTowns));
const vehicle = vehiclePath(richVehicle.id);
const aliases = addresses.filter(({ path, canonical }) => path !== canonical);
const { path: alias, canonical: page } = first(aliases.filter(({ path }) => !/[+%]/.test(path)));
const withPlus = first(aliases.filter(({ path }) => path.includes('+')));
const filtered = '/inventory?sort=name';
const inCapitals = (path: string) => path.toUpperCase();

/** The path that a page calls its own. */
function canonicalOf({ text }: Answer): string | undefined {
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
    [`${noVehicle}%00b`, 404, missing],
    ['/Nothing/', 404, missing],
    ['//rentals', 404, missing],
    ['//evil.example/..', 404, missing],
    [vehicle.replace(/\/(?=[^/]*$)/, '//'), 404, missing],
    [vehicle.replace(/\/(?=[^/]*$)/, '%2f'), 404, missing],
    ['/..%2fpackage.json', 404, missing],
    ['/../package.json', 404, missing],
    ['/%252e%252e/', 404, missing],
    ['/..%5csecret', 404, missing],
    ['/%00', 404, missing],
    ['/.env', 404, missing],
  ])('%s gives %i', async (path, status, canonical) => {
    const answer = await ask(path);
    expect([answer.status, canonicalOf(answer)]).toEqual([status, canonical]);
  });

  test.each([
    ['/data/nothing.json', 404],
    ['/assets/gone.js', 404],
    ['/%E0%A4%A', 400],
  ])('%s gives %i and no page', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(new RegExp(`^${status} [A-Z][\\w ]+\\n$`));
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

  test('a query with bytes that no header may hold is sent on encoded', async () => {
    const head = 'GET /rentals/?q=\xe9 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    expect(await askRaw(url, head)).toMatch(/^HTTP\/1\.1 (308|400) /);
  });

  test('the absolute form of a proxy names the same page', async () => {
    const head = 'GET http://other.example/rentals HTTP/1.1\r\nHost: other.example\r\n';
    const answer = await askRaw(url, `${head}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*rel="canonical" href="[^"]*\/rentals"/s);
  });
});

const read = ['GET', 'HEAD'];

describe('methods', () => {
  test.each([
    ['/', read],
    [town, read],
    [filtered, read],
    ['/contact', [...read, 'POST']],
    ['/favicon.ico', read],
    ['/data/index.json', read],
    ['/sitemap.xml', read],
  ])('%s takes %s', async (path, taken) => {
    const headers = { origin: 'https://evil.example' };
    for (const method of METHODS.filter((each) => each !== 'CONNECT')) {
      const answer = await ask(path, { method, headers });
      expect(Object.keys(answer.headers).join()).not.toContain('access-control');
      if (taken.includes(method)) expect(answer.status).not.toBe(405);
      else
        expect([method, answer.status, answer.headers.allow]).toEqual([
          method,
          method === 'OPTIONS' ? 204 : 405,
          taken.join(', '),
        ]);
    }
  });

  test.each([town, nowhere, filtered, '/robots.txt'])(
    'HEAD of %s has the headers of GET and no body',
    async (path) => {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    },
  );
});

describe('delivery', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0.5', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0', undefined, (body: Buffer) => body],
  ])('Accept-Encoding "%s" is answered in %s', async (accepted, encoding, decode) => {
    for (const path of [town, filtered, nowhere]) {
      const { headers, body } = await ask(path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(decode(body).toString()).toMatch(/^<!doctype html>.*<\/html>$/s);
    }
  });

  test.each([town, filtered])(
    'a current copy of %s is answered with 304, per encoding',
    async (path) => {
      const plain = String((await ask(path)).headers.etag);
      for (const known of [plain, `W/${plain}`, `"x", ${plain}`, '*']) {
        const answer = await ask(path, { headers: { 'if-none-match': known } });
        expect(answer).toMatchObject({ status: 304, text: '', headers: { etag: plain } });
        expect(answer.headers['content-type']).toBeUndefined();
      }
      const headers = { 'if-none-match': plain, 'accept-encoding': 'br' };
      expect((await ask(path, { headers })).status).toBe(200);
    },
  );

  test('a page that is not there has no copy that could be current', async () => {
    expect((await ask(nowhere, { headers: { 'if-none-match': '*' } })).status).toBe(404);
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

  test('a page names the rules by which a browser fetches the next one ahead', async () => {
    const [, rules = ''] =
      /^"(.*)"$/.exec(`${(await ask('/')).headers['speculation-rules']}`) ?? [];
    const { status, headers, text } = await ask(rules);
    expect([status, headers['content-type']]).toEqual([200, 'application/speculationrules+json']);
    expect(JSON.parse(text)).toHaveProperty('prefetch');
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

describe('a page that reads its query', () => {
  const render = (query: string, headers = {}) => ask(`/inventory?${query}`, { headers });

  test.each([
    'utm_source=mail&utm_campaign=spring',
    'gclid=Cj0KCQ',
    'fbclid=IwAR0',
    'sort=',
    `search=${'x'.repeat(201)}`,
    'a[b]=1&__proto__[x]=1',
  ])('is the prebuilt page for %s', async (query) => {
    const tag = (await ask('/inventory')).headers.etag;
    expect(tag).toMatch(/^"/);
    expect((await render(query)).headers.etag).toBe(tag);
    expect((await render(query, { 'if-none-match': tag })).status).toBe(304);
  });

  test('is one page for equal queries, whatever else they hold and in whatever order', async () => {
    const tag = (await render('sort=name&search=cart')).headers.etag;
    expect(tag).not.toBe((await ask('/inventory')).headers.etag);
    const other = await render('utm_source=mail&search=cart&search=x&sort=name&sort=price-up');
    expect(other.headers.etag).toBe(tag);
    expect((await render('search=cart&sort=name', { 'if-none-match': tag })).status).toBe(304);
  });

  test('shows a search that is not well encoded as text', async () => {
    const { text } = await render('search=%E0%A4<b>');
    expect(parse(text).querySelector('input[name=search]')?.getAttribute('value')).toBe(
      '\ufffd<b>',
    );
  });
});
