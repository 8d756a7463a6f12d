// What is asked, what is answered; nothing of it may reach the store.
import { describe, expect, test } from 'vitest';
import { ask, askRaw } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';

type Row = readonly [method: string, path: string, status: number, error?: string];

const nowhere = '<h1>page /nowhere</h1>';
const rows: readonly Row[] = [
  ['GET', '/api/contact', 405, 'Method not allowed'],
  ['PUT', '/api/contact', 405, 'Method not allowed'],
  ['DELETE', '/api/contact', 405, 'Method not allowed'],
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

describe('requests', () => {
  test.each(rows.map((row) => [row.join(' ').slice(0, 60), row] as const))(
    '%s',
    async (_name, row) => {
      const [method, path, status, body] = row;
      const { address, leads, faults } = await startFake();
      const answer = await ask(address, path, { method });
      expect(answer.status).toBe(status);
      const isApi = path.startsWith('/api');
      if (isApi) expect(JSON.parse(answer.text)).toEqual({ error: body });
      else if (body) expect(answer.text).toBe(body);
      if (status === 405) expect(answer.headers.allow).toMatch(/^(?:GET, HEAD|POST)$/);
      expect([leads(), faults]).toEqual([[], []]);
    },
  );

  test('a foreign origin gets no permission', async () => {
    const { address } = await startFake();
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await ask(address, '/api/contact', { method: 'OPTIONS', headers });
    expect([204, 405]).toContain(answer.status);
    expect(Object.keys(answer.headers).join()).not.toContain('access-control');
  });
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
