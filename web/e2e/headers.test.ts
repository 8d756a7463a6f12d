// One set of headers on every answer of the built site, compared name by name; what else they depend on is in
// server/http/security-headers.test.ts.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { site as facts } from '../../generated/site.ts';
import { apiCalls, readCalls } from '../../server/testing/api-calls.ts';
import { ask, type Received } from '../../server/testing/client.ts';
import { vehiclePath } from './content/addresses.ts';
import { pageTypes, richVehicle } from './content/samples.ts';
import { type RunningSite, startSite } from './running-site.ts';

const tables = tablesOf(import.meta.filename);

const [everywhere = {}] = tables<Record<string, string>>('everywhere');
const policy = `${everywhere['content-security-policy']}`.replace(
  '{maps}',
  facts.mapEmbedOrigin ?? "'none'",
);
const plain = { ...everywhere, 'content-security-policy': policy };
const overTls = {
  ...plain,
  'content-security-policy': `${policy};upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
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
  secure = await startSite({ SITE_URL: 'https://dealer.example', HSTS_SUBDOMAINS: 'on' });
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
    expect([path, setOf(await ask(url, path))]).toEqual([path, plain]);
  }
});
