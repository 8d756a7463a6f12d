// Every answer with a body says what the body is, and text says its encoding.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mediaType } from '../http/media-type.ts';
import { apiCalls, readCalls } from '../testing/api-calls.ts';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

type Row = [method: string, path: string, status: number, type: string];

test.each<Row>([
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
  ['GET', '/api/vehicles/none', 404, json],
  ['GET', '/api/nope', 404, json],
  ['POST', '/api/contact', 415, json],
  ...readCalls.map(({ path }): Row => ['GET', path, 200, json]),
  ...apiCalls.map(({ path }): Row => ['PUT', path, 405, json]),
])('%s %s is answered with %i as %s', async (method, path, status, type) => {
  const { address } = await startFake();
  const answer = await ask(address, path, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe(type);
});

test.each(['css', 'html', 'js', 'json', 'map', 'svg', 'txt', 'xml'])(
  'a file that ends in .%s says that it is UTF-8',
  (ending) => expect(mediaType(`a.${ending}`)).toMatch(/; charset=utf-8$/),
);

test('an unknown ending is bytes and nothing that a browser runs', async () => {
  const publicDirectory = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(publicDirectory, 'page.htm'), '<script>');
  const site = { publicDirectory, routes: [], fallbacks: [], formerAddresses: [] };
  const { address } = await startFake({ site });
  const { headers } = await ask(address, '/page.htm');
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
