import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask, askRaw } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';

describe('addresses', () => {
  test.each([
    ['/', 200, '<h1>page /</h1>'],
    ['/parks/elm', 200, '<h1>page /parks/elm</h1>'],
    ['/parks/elm?utm_source=mail', 200, '<h1>page /parks/elm</h1>'],
    ['/elm-park', 200, '<h1>page /parks/elm</h1>'],
    ['/item/red-2+2', 200, '<h1>page /item/red-2-plus-2</h1>'],
    ['/item/red-2%2B2', 200, '<h1>page /item/red-2-plus-2</h1>'],
    ['/data/index.json', 200, '{"path":"/"}'],
    ['/data/elm-park.json', 200, '{"path":"/parks/elm"}'],
    ['/favicon.ico', 200, 'icon'],
    ['/.well-known/security.txt', 200, 'contact'],
    ['/assets/app-Ab12.js', 200, 'export {};'],
    ['/item/green', 404, '<h1>page /no-item</h1>'],
    ['/item/a%00b', 404, '<h1>page /nowhere</h1>'],
    ['/nothing', 404, '<h1>page /nowhere</h1>'],
    ['/nowhere', 404, '<h1>page /nowhere</h1>'],
    ['/Nothing/', 404, '<h1>page /nowhere</h1>'],
    ['//parks', 404, '<h1>page /nowhere</h1>'],
    ['//evil.example/..', 404, '<h1>page /nowhere</h1>'],
    ['/parks//elm', 404, '<h1>page /nowhere</h1>'],
    ['/parks%2felm', 404, '<h1>page /nowhere</h1>'],
    ['/..%2fsecret', 404, '<h1>page /nowhere</h1>'],
    ['/../secret', 404, '<h1>page /nowhere</h1>'],
    ['/%252e%252e/', 404, '<h1>page /nowhere</h1>'],
    ['/..%5csecret', 404, '<h1>page /nowhere</h1>'],
    ['/%00', 404, '<h1>page /nowhere</h1>'],
    ['/.env', 404, '<h1>page /nowhere</h1>'],
    ['/secret.txt', 404, '<h1>page /nowhere</h1>'],
    ['/data/nothing.json', 404, '404 Not Found\n'],
    ['/assets/gone.js', 404, '404 Not Found\n'],
    ['/%E0%A4%A', 400, '400 Bad Request\n'],
  ])('%s gives %i', async (path, status, text) => {
    const { address } = await startFake();
    expect(await ask(address, path)).toMatchObject({ status, text });
  });

  test.each([
    ['/parks/', 308, '/parks'],
    ['/Parks/ELM', 308, '/parks/elm'],
    ['/parks.html', 308, '/parks'],
    ['/parks/index.html', 308, '/parks'],
    ['/index.html', 308, '/'],
    ['/ELM-park/?a=1&b=%20', 308, '/elm-park?a=1&b=%20'],
    ['/parks/oak', 302, '/parks'],
    ['/parks/OAK/?a=1', 302, '/parks'],
  ])('%s redirects with %i to %s, which answers 200', async (path, status, location) => {
    const { address } = await startFake();
    expect(await ask(address, path)).toMatchObject({ status, headers: { location } });
    expect((await ask(address, location)).status).toBe(200);
  });

  test('a query with bytes that no header may hold is sent on encoded', async () => {
    const { address } = await startFake();
    const answer = await askRaw(
      address,
      'GET /parks/?q=\xe9 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (308|400) /);
  });

  test('the absolute form of a proxy names the same page', async () => {
    const { address } = await startFake();
    const head = 'GET http://other.example/parks HTTP/1.1\r\nHost: other.example\r\n';
    expect(await askRaw(address, `${head}Connection: close\r\n\r\n`)).toContain(
      '<h1>page /parks</h1>',
    );
  });
});

describe('methods', () => {
  test.each([
    ['POST', '/parks', 405, 'GET, HEAD'],
    ['PUT', '/contact', 405, 'GET, HEAD, POST'],
    ['TRACE', '/', 405, 'GET, HEAD'],
    ['DELETE', '/favicon.ico', 405, 'GET, HEAD'],
    ['OPTIONS', '/parks', 204, 'GET, HEAD'],
  ])('%s %s gives %i', async (method, path, status, allow) => {
    const { address } = await startFake();
    const answer = await ask(address, path, {
      method,
      headers: { origin: 'https://evil.example' },
    });
    expect(answer).toMatchObject({ status, headers: { allow } });
    expect(Object.keys(answer.headers).join()).not.toContain('access-control');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { address } = await startFake();
    for (const path of ['/parks', '/nothing', '/stock?colour=red', '/robots.txt']) {
      const get = await ask(address, path);
      const head = await ask(address, path, { method: 'HEAD' });
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(get.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    }
  });
});

describe('delivery', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0.5', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0', undefined, (body: Buffer) => body],
  ])('Accept-Encoding "%s" is answered in %s', async (accepted, encoding, decode) => {
    const { address } = await startFake();
    const headers = { 'accept-encoding': accepted };
    for (const path of ['/parks', '/stock?colour=red', '/nothing']) {
      const answer = await ask(address, path, { headers });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(decode(answer.body).toString()).toContain('<h1>');
    }
  });

  test('a current copy is answered with 304, per encoding', async () => {
    const { address } = await startFake();
    const plain = String((await ask(address, '/parks')).headers.etag);
    for (const known of [plain, `W/${plain}`, `"x", ${plain}`, '*']) {
      const answer = await ask(address, '/parks', { headers: { 'if-none-match': known } });
      expect(answer).toMatchObject({ status: 304, text: '', headers: { etag: plain } });
      expect(answer.headers['content-type']).toBeUndefined();
    }
    const headers = { 'if-none-match': plain, 'accept-encoding': 'br' };
    expect((await ask(address, '/parks', { headers })).status).toBe(200);
    expect((await ask(address, '/nothing', { headers: { 'if-none-match': '*' } })).status).toBe(
      404,
    );
  });

  test.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/data/index.json', 'no-cache', 'application/json; charset=utf-8'],
    [
      '/assets/app-Ab12.js',
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ],
    ['/favicon.ico', 'public, max-age=3600', 'image/x-icon'],
  ])('%s may be kept as "%s"', async (path, cache, type) => {
    const { address } = await startFake();
    const { headers } = await ask(address, path);
    expect(headers).toMatchObject({ 'cache-control': cache, 'content-type': type });
  });

  test('robots and sitemap name the canonical indexed pages, absolute', async () => {
    const { address } = await startFake();
    expect((await ask(address, '/robots.txt')).text).toContain(
      'Sitemap: http://site.example/sitemap.xml',
    );
    const { text } = await ask(address, '/sitemap.xml');
    expect(text.match(/<loc>[^<]*/g)).toEqual(
      ['/', '/stock', '/contact', '/visit', '/parks', '/parks/elm', '/item/red-2-plus-2'].map(
        (path) => `<loc>http://site.example${path}`,
      ),
    );
  });
});

describe('pages that read the query', () => {
  test.each([
    ['/stock', '<h1>page /stock</h1>'],
    ['/stock?utm=1&a[b]=1&__proto__[x]=1', '<h1>page /stock</h1>'],
    ['/stock?colour=', '<h1>page /stock</h1>'],
    [`/stock?colour=${'x'.repeat(201)}`, '<h1>page /stock</h1>'],
    ['/parks?colour=red', '<h1>page /parks</h1>'],
    ['/stock?colour=red&utm=1', '<h1>rendered /stock?colour=red</h1>{}'],
    ['/stock?colour=a&colour=b', '<h1>rendered /stock?colour=a</h1>{}'],
    ['/stock?colour=%E0%A4', '<h1>rendered /stock?colour=%EF%BF%BD</h1>{}'],
  ])('%s', async (path, text) => {
    const { address } = await startFake();
    expect(await ask(address, path)).toMatchObject({ status: 200, text });
  });
});
