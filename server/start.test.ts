import { expect, test } from 'vitest';
import { ask, askRaw, postJson } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { listenFake, startFake } from './testing/fake-server.ts';
import { goodMessage } from './testing/fake-site.ts';

const keptAlive = 'GET /parks HTTP/1.1\r\nHost: a\r\n\r\n';

test('a connection is kept for the next request until the stop, and no longer', async () => {
  const { address, close } = await startFake({ config: { shutdownDelay: 1 } });
  expect(await askRaw(address, keptAlive, 200)).toMatch(/^connection: keep-alive/im);
  const closing = close();
  expect(await askRaw(address, keptAlive)).toMatch(/^connection: close/im);
  await closing;
});

test('what is prebuilt is answered before the rest is loaded, for which all else waits', async () => {
  const metricsToken = 'a-long-enough-token';
  const { address, load } = await listenFake({ config: { metricsToken } });
  const headers = { authorization: `Bearer ${metricsToken}` };
  const waiting = [ask(address, '/readyz'), postJson(address, goodMessage)];
  expect(await ask(address, '/parks')).toMatchObject({ status: 200 });
  expect(await Promise.race([...waiting, 'nothing yet'])).toBe('nothing yet');
  await load();
  expect(await Promise.all(waiting)).toMatchObject([{ status: 200 }, { status: 201 }]);
  await eventually(async () =>
    expect((await ask(address, '/metrics', { headers })).text).toContain(
      'site_requests_total{route="page",method="GET",status="200"} 1',
    ),
  );
});

test('a stop before the rest is loaded still answers whoever waits', async () => {
  const { address, close, leads } = await listenFake();
  const waiting = postJson(address, goodMessage);
  await ask(address, '/parks');
  await close();
  expect(await waiting).toMatchObject({ status: 201 });
  expect(leads()).toEqual([goodMessage]);
});
