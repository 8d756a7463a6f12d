// A program that calls the API by a wrong address, or in the clear, hears so: it is never moved quietly.
import { expect, test } from 'vitest';
import { apiCalls } from '../testing/api-calls.ts';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';

type Row = [method: string, path: string];

test.each<Row>([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/vehicles/rouge'],
  ['GET', '/api/vehicles/RED-2-PLUS-2'],
  ['GET', '/api/openapi.json/'],
  ...apiCalls.flatMap(({ method, path }): Row[] => [
    [method, `${path}/`],
    [method, path.toUpperCase()],
  ]),
])('%s %s is answered where it is', async (method, path) => {
  const config = { siteUrl: 'https://site.example', trustProxy: 1 };
  const { address } = await startFake({ config });
  const headers = { 'x-forwarded-proto': 'http', 'content-type': 'application/json' };
  const { status, headers: given } = await ask(address, path, { method, headers, body: '{}' });
  expect(status < 300 || status >= 400).toBe(true);
  expect(given.location).toBeUndefined();
});
