// One set of headers on every answer of the built site, compared name by name. On 21 November 2026 the rules of the
// MDN HTTP Observatory (its npm package 1.4.8, algorithm 4) gave 130, A+, to each of these answers of a
// built site: `/`, a vehicle, the 404 page, an answer of the API, a 400, 304 and 413. 100 to begin with,
// 10 for a policy that begins with 'none', 10 for same-origin, 5 for frame-ancestors, 5 for the referrer;
// no test takes anything off. Five more would need a place in the browsers' preload list.
// To score again, install that package outside the project and without its scripts, give it an empty
// preload list, build its `Requests` from status, headers and body of an answer, as if it came by https
// after one redirect from http, and add up the modifiers of its `ALL_TESTS`, as its scanner does.
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { site as facts } from '../../generated/site.ts';
import { apiCalls, readCalls } from '../../server/testing/api-calls.ts';
import { ask, type Received } from '../../server/testing/client.ts';
import { vehiclePath } from './content/addresses.ts';
import { pageTypes, richVehicle } from './content/samples.ts';
import { type RunningSite, startSite } from './running-site.ts';

const tables = tablesOf(import.meta.filename);

const policy =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self';font-src 'self';" +
  `connect-src 'self';manifest-src 'self';frame-src ${facts.mapEmbedOrigin};form-action 'self';` +
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
  'strict-transport-security': 'max-age=63072000',
};

const ofTheAnswer = new Set(tables<string>('ofTheAnswer'));

function setOf({ headers }: Received): object {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name)));
}

const tooLarge = { headers: { 'content-type': 'application/json' }, body: 'x'.repeat(70_000) };

type Row = [name: string, method: string, path: string, status: number, more: object];

// Whatever forms a dealer has, these calls are there.
const isEverywhere = ({ path }: { readonly path: string }) => !path.startsWith('/api/forms/');
const knownCall = (path: string) => path.replace('/blue', `/${richVehicle.id}`);

const rows: readonly Row[] = [
  ...tables<Row>('answers'),
  ['a vehicle', 'GET', vehiclePath(richVehicle.id), 200, {}],
  ['a post that is too large', 'POST', '/api/contact', 413, tooLarge],
  ...readCalls.map(({ path }): Row => [`GET ${path}`, 'GET', knownCall(path), 200, {}]),
  ...apiCalls
    .filter(isEverywhere)
    .map(({ path }): Row => [`PUT ${path}`, 'PUT', knownCall(path), 405, {}]),
];

let secure: RunningSite;
beforeAll(async () => {
  secure = await startSite({ SITE_URL: 'https://dealer.example' });
});
afterAll(() => secure.stop());

test.each(rows)('%s carries exactly the set', async (_name, method, path, status, more) => {
  const answer = await ask(secure.url, path, { method, ...more });
  expect(answer.status).toBe(status);
  expect(setOf(answer)).toEqual(overTls);
});

test('pictures and previews may be shown elsewhere, as image searches do', async () => {
  const { text } = await ask(secure.url, vehiclePath(richVehicle.id));
  const files = ['pictures', 'previews'].map(
    (folder) => new RegExp(`/assets/${folder}/[^"\\s]+`).exec(text)?.[0] ?? '',
  );
  const shared = { ...overTls, 'cross-origin-resource-policy': 'cross-origin' };
  for (const file of files) {
    const answer = await ask(secure.url, file);
    expect([file, answer.status, setOf(answer)]).toEqual([file, 200, shared]);
  }
});

test('a site without TLS promises none, on any type of page', async () => {
  const { url } = inject('site');
  for (const path of [...pageTypes, '/api/vehicles', '/inventory?sort=name']) {
    expect([path, setOf(await ask(url, path))]).toEqual([path, everywhere]);
  }
});

test('a dealer who owns all hosts of the domain may promise TLS for them', async () => {
  const site = await startSite({ SITE_URL: 'https://dealer.example', HSTS_SUBDOMAINS: 'on' });
  onTestFinished(() => site.stop());
  const { headers } = await ask(site.url, '/');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});
