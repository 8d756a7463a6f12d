// What answers a message may name what the visitor wrote: no browser and no proxy keeps it.
import { expect, test } from 'vitest';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { holdStore } from '../testing/stored.ts';

const goodForm = new URLSearchParams(goodMessage).toString();
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const posts = [
  ['/api/contact', json, 201, JSON.stringify(goodMessage)],
  ['/api/contact', json, 400, '{}'],
  ['/api/contact', json, 400, '{'],
  ['/api/contact', json, 413, 'x'.repeat(17_000)],
  ['/api/contact', 'text/plain', 415, '{}'],
  ['/contact', form, 303, goodForm],
  ['/contact', form, 422, 'name=Ada'],
  ['/contact', form, 413, `name=${'x'.repeat(70_000)}`],
  ['/contact', 'text/plain', 415, goodForm],
] as const;

test('an answer to a post is kept by nobody', async () => {
  const { address } = await startFake();
  for (const [path, type, status, body] of posts) {
    const headers = { 'content-type': type };
    const answer = await ask(address, path, { method: 'POST', headers, body });
    const { 'cache-control': cache, etag } = answer.headers;
    expect([path, answer.status, cache, etag]).toEqual([path, status, 'no-store', undefined]);
  }
});

test.each([
  ['/api/contact', json, JSON.stringify(goodMessage)],
  ['/contact', form, goodForm],
])('nor is a refusal at %s for the limit or the store', async (path, type, body) => {
  const { address, dataDirectory } = await startFake({ config: { hasRateLimit: true } });
  const post = () =>
    ask(address, path, { method: 'POST', headers: { 'content-type': type }, body });
  const release = await holdStore(dataDirectory);
  const refused = await post();
  release();
  for (let count = 0; count < 5; count += 1) await post();
  const limited = await post();
  expect([refused.status, limited.status]).toEqual([503, 429]);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(limited.headers['cache-control']).toBe('no-store');
});
