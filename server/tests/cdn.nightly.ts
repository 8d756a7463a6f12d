// A cache in front of the origin, and a proxy between: assets stay at the edge, pages and answers of
// the API never do, and limits follow the visitor.
import { expect, test } from 'vitest';
import { ask, postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { missingNginx, startNginx } from '../testing/nginx.ts';

const trustProxy = 2;

test.skipIf(missingNginx)(`a CDN keeps what it may ${missingNginx ?? ''}`, async () => {
  const server = await startFake({ config: { hasRateLimit: true, trustProxy } });
  const proxy = await startNginx([server.address]);
  const edge = await startNginx([proxy], true);
  const cacheOf = async (path: string) => {
    const answer = await ask(edge, path);
    return [answer.status, answer.headers['x-cache']];
  };
  for (const [path, second] of [
    ['/assets/app-Ab12.js', 'HIT'],
    ['/', 'MISS'],
    ['/data/parks.json', 'MISS'],
    ['/api/vehicles', 'MISS'],
  ] as const) {
    expect(await cacheOf(path), path).toEqual([200, 'MISS']);
    expect(await cacheOf(path), path).toEqual([200, second]);
  }
  const tag = (await ask(proxy, '/')).headers.etag;
  expect((await ask(proxy, '/', { headers: { 'if-none-match': String(tag) } })).status).toBe(304);
  const from = (client: string) => ({ 'x-forwarded-for': client });
  for (let each = 0; each < 5; each += 1) {
    const invented = from(`192.0.2.${each}`);
    expect((await postJson(edge, goodMessage, invented)).status).toBe(201);
  }
  expect((await postJson(edge, goodMessage, from('192.0.2.9'))).status).toBe(429);
  expect(server.leads()).toHaveLength(5);
});
