import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockStore } from './leads/sqlite/store-lock.ts';
import { askRaw, postJson } from './testing/client.ts';
import { createDataDirectory, startFake } from './testing/fake-server.ts';
import { createFakeSite, goodMessage } from './testing/fake-site.ts';
import { freePort } from './testing/free-port.ts';

const keptAlive = 'GET /parks HTTP/1.1\r\nHost: a\r\n\r\n';

test('a connection is kept for the next request until the stop, and no longer', async () => {
  const { address, close } = await startFake({ config: { shutdownDelay: 1 } });
  expect(await askRaw(address, keptAlive, 200)).toMatch(/^connection: keep-alive/im);
  const closing = close();
  expect(await askRaw(address, keptAlive)).toMatch(/^connection: close/im);
  await closing;
});

test.each([
  [
    'the store is no database',
    (folder: string) => writeFileSync(join(folder, 'leads.sqlite'), 'x'.repeat(5_000)),
    {},
    'cannot be opened',
  ],
  [
    'the build lacks a page',
    () => undefined,
    createFakeSite().routes.map((route) => ({ ...route, canonical: '/lost' })),
    'The build has no lost/index.html',
  ],
] as const)('where %s, nothing listens', async (_what, spoil, routes, reason) => {
  const [port, dataDirectory] = [await freePort(), createDataDirectory()];
  spoil(dataDirectory);
  const site = Array.isArray(routes) ? { routes } : {};
  const starting = startFake({ config: { port, dataDirectory }, site });
  await expect(starting).rejects.toThrow(reason);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  // The store is free again for the next start.
  lockStore(join(dataDirectory, 'leads.sqlite')).release();
});

test('a server that cannot listen leaves the store to the next one', async () => {
  const { address } = await startFake();
  const config = { port: Number(new URL(address).port), dataDirectory: createDataDirectory() };
  await expect(startFake({ config })).rejects.toThrow('EADDRINUSE');
  const next = await startFake({ config: { ...config, port: 0 } });
  expect(await postJson(next.address, goodMessage)).toMatchObject({ status: 201 });
});
