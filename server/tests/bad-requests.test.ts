// What is asked, what is answered; nothing of it may reach the store.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { METHODS } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { apiCalls } from '../testing/api-calls.ts';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { askRaw } from '../testing/open-socket.ts';

const tables = tablesOf(import.meta.filename);

describe('requests', () => {
  test('are answered, and nothing of them reaches the store', async () => {
    const { address, leads, faults } = await startFake();
    for (const [method, path, status, body] of tables('requests')) {
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
    for (const { path, allow } of [{ path: '/assets/app-Ab12.js', allow: read }, ...apiCalls]) {
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
      ...apiCalls.flatMap(({ method, path }) => [
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
    for (const [method, path, status, type] of tables('types')) {
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
  const message = JSON.stringify(goodMessage);
  const post = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json';
  const chunks = `${message.length.toString(16)}\r\n${message}\r\n0\r\n\r\n`;
  test.each([
    ['a long header', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'length and chunks',
      400,
      `${post}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
    ],
    ['two lengths', 400, `${post}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ...tables('bytes'),
  ])('%s', async (_row, status, bytes) => {
    const { address, leads } = await startFake();
    const answer = await askRaw(address, bytes, 2_000);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(answer).toMatch(/^connection: close/im);
    expect(leads()).toEqual([]);
  });
});
