import { expect, test } from 'vitest';
import { askRaw } from './testing/client.ts';
import { startFake } from './testing/fake-server.ts';

const keptAlive = 'GET /parks HTTP/1.1\r\nHost: a\r\n\r\n';

test('a connection is kept for the next request until the stop, and no longer', async () => {
  const { address, close } = await startFake({ config: { shutdownDelay: 1 } });
  expect(await askRaw(address, keptAlive, 200)).toMatch(/^connection: keep-alive/im);
  const closing = close();
  expect(await askRaw(address, keptAlive)).toMatch(/^connection: close/im);
  await closing;
});
