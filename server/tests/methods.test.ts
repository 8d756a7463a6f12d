// Pages are tried on the built site, in web/e2e/answers.test.ts. Each kind of address takes the methods it names, and no other method of HTTP does anything there.
import { METHODS } from 'node:http';
import { expect, test } from 'vitest';
import { apiCalls } from '../testing/api-calls.ts';
import { ask, askRaw } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';

const read = ['GET', 'HEAD'];

type Row = [path: string, taken: string[]];

test.each<Row>([
  ['/assets/app-Ab12.js', read],
  ...apiCalls.map(({ path, allow }): Row => [path, allow]),
])('%s takes %s', async (path, taken) => {
  const { address, leads, faults } = await startFake();
  const others = METHODS.filter((method) => !taken.includes(method) && method !== 'CONNECT');
  for (const method of others) {
    const { status, headers } = await ask(address, path, { method });
    expect([method, status]).toEqual([method, method === 'OPTIONS' ? 204 : 405]);
    expect([method, headers.allow]).toEqual([method, taken.join(', ')]);
  }
  for (const method of taken) {
    expect((await ask(address, path, { method })).status).not.toBe(405);
  }
  expect([leads(), faults]).toEqual([[], []]);
});

test.each(['/healthz', '/readyz'])('%s can be read, and nothing else', async (path) => {
  const { address } = await startFake();
  for (const method of METHODS.filter((each) => each !== 'CONNECT')) {
    const { status } = await ask(address, path, { method });
    expect([method, status === 200]).toEqual([method, read.includes(method)]);
  }
});

test('a tunnel to elsewhere is not opened', async () => {
  const { address } = await startFake();
  const answer = await askRaw(address, 'CONNECT other.example:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
});
