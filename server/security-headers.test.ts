import { expect, test } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';
import { ask } from './testing/client.ts';
import { startFake } from './testing/fake-server.ts';

const policy =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
  "connect-src 'self';manifest-src 'self';frame-src https://maps.example;form-action 'self';" +
  "frame-ancestors 'none';base-uri 'none';object-src 'none'";

const expected = createSecurityHeaders({
  siteUrl: 'http://site.example',
  mapEmbedOrigin: 'https://maps.example',
});

test('the policy allows the site itself and the map, and nothing else', () => {
  expect(expected).toMatchObject({
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(expected['strict-transport-security']).toBeUndefined();
});

test('a site served over TLS says so for two years', () => {
  const headers = createSecurityHeaders({ siteUrl: 'https://site.example' });
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test.each([
  ['GET', '/', 200],
  ['GET', '/stock?colour=red', 200],
  ['GET', '/nothing', 404],
  ['GET', '/parks/', 308],
  ['GET', '/parks/oak', 302],
  ['GET', '/%E0%A4%A', 400],
  ['PUT', '/', 405],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/api/vehicles', 200],
  ['GET', '/api/nope', 404],
  ['POST', '/api/contact', 415],
])('%s %s carries the whole set', async (method, path, status) => {
  const { address } = await startFake();
  const answer = await ask(address, path, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(expected);
  expect(answer.headers['x-powered-by']).toBeUndefined();
});

test('304 and 413 carry it too', async () => {
  const { address } = await startFake();
  const current = await ask(address, '/', { headers: { 'if-none-match': '*' } });
  const headers = { 'content-type': 'application/json' };
  const body = 'x'.repeat(17_000);
  const large = await ask(address, '/api/contact', { method: 'POST', headers, body });
  expect([current.status, large.status]).toEqual([304, 413]);
  expect(current.headers).toMatchObject(expected);
  expect(large.headers).toMatchObject(expected);
});
