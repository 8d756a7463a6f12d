// One set of headers on every answer, compared name by name. On 21 November 2026 the rules of the
// MDN HTTP Observatory (its npm package 1.4.8, algorithm 4) gave 130, A+, to each of these answers of a
// built site: `/`, a vehicle, the 404 page, an answer of the API, a 400, 304 and 413. 100 to begin with,
// 10 for a policy that begins with 'none', 10 for same-origin, 5 for frame-ancestors, 5 for the referrer;
// no test takes anything off. Five more would need a place in the browsers' preload list.
// To score again, install that package outside the project and without its scripts, give it an empty
// preload list, build its `Requests` from status, headers and body of an answer, as if it came by https
// after one redirect from http, and add up the modifiers of its `ALL_TESTS`, as its scanner does.
import { expect, test } from 'vitest';
import { apiCalls, readCalls } from '../testing/api-calls.ts';
import { type Answer, ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { createSecurityHeaders } from './security-headers.ts';

const policy =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self';font-src 'self';" +
  "connect-src 'self';manifest-src 'self';frame-src https://maps.example;form-action 'self';" +
  "frame-ancestors 'none';base-uri 'none';object-src 'none'";

const everywhere = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), ' +
    'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const overTls = {
  ...everywhere,
  'content-security-policy': `${policy};upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** What an answer says of itself; all else must be in the set. */
const ofTheAnswer = new Set([
  'allow',
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'location',
  'vary',
  'x-request-id',
  'x-robots-tag',
]);

function setOf({ headers }: Answer): object {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name)));
}

const json = { 'content-type': 'application/json' };

type Row = [name: string, method: string, path: string, status: number, more: object];

test.each<Row>([
  ['the home page', 'GET', '/', 200, {}],
  ['a vehicle', 'GET', '/item/red-2-plus-2', 200, {}],
  ['the 404 page', 'GET', '/nothing', 404, {}],
  ['an address that cannot be read', 'GET', '/%E0%A4%A', 400, {}],
  ['a post that breaks a rule', 'POST', '/api/contact', 400, { headers: json, body: '{}' }],
  ['a copy that is current', 'GET', '/', 304, { headers: { 'if-none-match': '*' } }],
  [
    'a post that is too large',
    'POST',
    '/api/contact',
    413,
    { headers: json, body: 'x'.repeat(17_000) },
  ],
  ['a page made on request', 'GET', '/stock?colour=red', 200, {}],
  ['a file', 'GET', '/assets/app-Ab12.js', 200, {}],
  ['the sitemap', 'GET', '/sitemap.xml', 200, {}],
  ['another spelling', 'GET', '/parks/', 308, {}],
  ['a redirect', 'GET', '/parks/oak', 302, {}],
  ['a method that is not taken', 'PUT', '/', 405, {}],
  ['an unknown call', 'GET', '/api/nope', 404, {}],
  ['a post of a wrong type', 'POST', '/api/contact', 415, {}],
  ['readiness', 'GET', '/readyz', 200, {}],
  ...readCalls.map(({ path }): Row => [`GET ${path}`, 'GET', path, 200, {}]),
  ...apiCalls.map(({ path }): Row => [`PUT ${path}`, 'PUT', path, 405, {}]),
])('%s carries exactly the set', async (_name, method, path, status, more) => {
  const { address } = await startFake({ config: { siteUrl: 'https://site.example' } });
  const answer = await ask(address, path, { method, ...more });
  expect(answer.status).toBe(status);
  expect(setOf(answer)).toEqual(overTls);
});

test('a fault of ours carries it too', async () => {
  const render = () => {
    throw new Error('ours');
  };
  const config = { siteUrl: 'https://site.example' };
  const { address } = await startFake({ site: { renderer: { render } }, config });
  const answer = await ask(address, '/stock?colour=red');
  expect(answer.status).toBe(500);
  expect(setOf(answer)).toEqual(overTls);
});

test('a site without TLS promises none', async () => {
  const { address } = await startFake({ config: { siteUrl: 'http://site.example' } });
  expect(setOf(await ask(address, '/'))).toEqual(everywhere);
  expect(setOf(await ask(address, '/api/vehicles'))).toEqual(everywhere);
});

test('a site without maps lets no frame in', () => {
  const headers = createSecurityHeaders({ siteUrl: 'https://site.example' });
  expect(headers['content-security-policy']).toContain("frame-src 'none';");
});
