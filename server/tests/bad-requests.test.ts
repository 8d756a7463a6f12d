// What is asked, what is answered; nothing of it may reach the store.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { METHODS } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allowedMethods, listOperations } from '../api/operations.ts';
import { ask, askRaw } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { fakeForms, goodMessage } from '../testing/fake-site.ts';

type Row = readonly [method: string, path: string, status: number, error?: string];

const nowhere = '<h1>page /nowhere</h1>';
const rows: readonly Row[] = [
  ['GET', '/api/contact', 405, 'Method not allowed'],
  ['POST', '/api/vehicles', 405, 'Method not allowed'],
  ['TRACE', '/', 405],
  ['GET', '/api/vehicles/__proto__', 404, 'Vehicle not found'],
  ['GET', '/api/vehicles/constructor', 404, 'Vehicle not found'],
  ['GET', '/api/vehicles/toString', 404, 'Vehicle not found'],
  ['GET', '/api/vehicles/%E0%A4%A', 400, 'Bad request'],
  ['GET', '/api/vehicles/a%00b', 404, 'Vehicle not found'],
  ['GET', '/api/vehicles/a%2fb', 404, 'Vehicle not found'],
  ['GET', '/api/vehicles/a%0d%0ax', 404, 'Vehicle not found'],
  ['GET', `/api/vehicles/${'x'.repeat(5_000)}`, 404, 'Vehicle not found'],
  ['GET', '/api/nope', 404, 'Not found'],
  ['GET', '/..%2fsecret', 404, nowhere],
  ['GET', '/../secret', 404, nowhere],
  ['GET', '/%2e%2e/secret', 404, nowhere],
  ['GET', '/%252e%252e/secret', 404, nowhere],
  ['GET', '/%252e%252e/', 404, nowhere],
  ['GET', '/..%5csecret', 404, nowhere],
  ['GET', '/%00', 404, nowhere],
  ['GET', '/parks%2felm', 404, nowhere],
  ['GET', '/.env', 404, nowhere],
  ['GET', '/.git/config', 404, nowhere],
  ['GET', '/secret.txt', 404, nowhere],
  ['GET', '//evil.example/..', 404, nowhere],
  ['GET', '/parks?a[b]=1&__proto__[x]=1&c=1&c=2', 200, '<h1>page /parks</h1>'],
  ['GET', `/${'x'.repeat(20_000)}`, 431],
];

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

const types: readonly (readonly [method: string, path: string, status: number, type: string])[] = [
  ['GET', '/', 200, html],
  ['GET', '/stock?colour=red', 200, html],
  ['GET', '/nothing', 404, html],
  ['GET', '/data/index.json', 200, json],
  ['GET', '/data/nothing.json', 404, plain],
  ['GET', '/assets/app-Ab12.js', 200, 'text/javascript; charset=utf-8'],
  ['GET', '/favicon.ico', 200, 'image/x-icon'],
  ['GET', '/robots.txt', 200, plain],
  ['GET', '/sitemap.xml', 200, 'application/xml; charset=utf-8'],
  ['GET', '/healthz', 200, plain],
  ['GET', '/%E0%A4%A', 400, plain],
  ['PUT', '/', 405, plain],
  ['POST', '/contact', 415, plain],
  ['GET', '/api/vehicles', 200, json],
  ['GET', '/api/vehicles/none', 404, json],
  ['GET', '/api/nope', 404, json],
  ['POST', '/api/contact', 415, json],
];

/** Every operation of the API at an address that the fake site knows. */
const operations = listOperations(fakeForms);
const calls = operations.map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: `/api${path.replace('{id}', 'blue')}`,
  allow: allowedMethods(operations, path).split(', '),
}));

describe('requests', () => {
  test('are answered, and nothing of them reaches the store', async () => {
    const { address, leads, faults } = await startFake();
    for (const [method, path, status, body] of rows) {
      const answer = await ask(address, path, { method });
      const name = `${method} ${path}`.slice(0, 60);
      expect([name, answer.status]).toEqual([name, status]);
      const isApi = path.startsWith('/api');
      if (isApi) expect(JSON.parse(answer.text), name).toEqual({ error: body });
      else if (body) expect(answer.text, name).toBe(body);
    }
    expect([leads(), faults]).toEqual([[], []]);
  });

  test('each kind of address takes the methods it names, and no other does anything there', async () => {
    const { address, leads, faults } = await startFake();
    const read = ['GET', 'HEAD'];
    for (const { path, allow } of [{ path: '/assets/app-Ab12.js', allow: read }, ...calls]) {
      for (const method of METHODS.filter((each) => each !== 'CONNECT')) {
        const { status, headers } = await ask(address, path, { method });
        const row = [path, method];
        if (allow.includes(method)) {
          expect([...row, status]).not.toEqual([...row, 405]);
        } else {
          const refused = [...row, method === 'OPTIONS' ? 204 : 405, allow.join(', ')];
          expect([...row, status, headers.allow]).toEqual(refused);
        }
      }
    }
    expect([leads(), faults]).toEqual([[], []]);
  });

  test('a program that calls the API by a wrong address, or in the clear, is never moved quietly', async () => {
    const config = { siteUrl: 'https://site.example', trustProxy: 1 };
    const { address } = await startFake({ config });
    const headers = { 'x-forwarded-proto': 'http', 'content-type': 'application/json' };
    const wrong = ['/api', '/api/', '/api/vehicles/rouge', '/api/vehicles/RED-2-PLUS-2'];
    const asked = [
      ...wrong.map((path) => ['GET', path] as const),
      ...calls.flatMap(({ method, path }) => [
        [method, `${path}/`] as const,
        [method, path.toUpperCase()] as const,
      ]),
    ];
    for (const [method, path] of asked) {
      const answer = await ask(address, path, { method, headers, body: '{}' });
      expect([path, answer.status >= 300 && answer.status < 400]).toEqual([path, false]);
      expect([path, answer.headers.location]).toEqual([path, undefined]);
    }
  });

  test('answers say what their body is, and text says its encoding', async () => {
    const { address } = await startFake();
    for (const [method, path, status, type] of types) {
      const answer = await ask(address, path, { method });
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, status, type]);
    }
  });

  test('a foreign origin gets no permission', async () => {
    const { address } = await startFake();
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await ask(address, '/api/contact', { method: 'OPTIONS', headers });
    expect([204, 405]).toContain(answer.status);
    expect(Object.keys(answer.headers).join()).not.toContain('access-control');
  });
});

test('an unknown ending is bytes and nothing that a browser runs', async () => {
  const publicDirectory = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(publicDirectory, 'page.htm'), '<script>');
  const site = { publicDirectory, routes: [], fallbacks: [], formerAddresses: [] };
  const { address } = await startFake({ site });
  const { headers } = await ask(address, '/page.htm');
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a tunnel to elsewhere is not opened', async () => {
  const { address } = await startFake();
  const answer = await askRaw(address, 'CONNECT other.example:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
});

describe('bytes', () => {
  const post = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const message = JSON.stringify(goodMessage);
  const chunks = `${message.length.toString(16)}\r\n${message}\r\n0\r\n\r\n`;
  test.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
    ['a long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    [
      'length and chunks',
      `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
      '400',
    ],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, '400'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400'],
    ['two hosts at the API', 'GET /api/vehicles HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', '400'],
  ])('%s', async (_row, bytes, status) => {
    const { address, leads } = await startFake();
    const answer = await askRaw(address, bytes, 2_000);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(answer).toMatch(/^connection: close/im);
    expect(leads()).toEqual([]);
  });
});
