import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usualLimits } from './http/http-server.ts';
import { spawnServer } from './testing/child-server.ts';
import { ask } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { createDataDirectory, startFake } from './testing/fake-server.ts';
import { goodMessage } from './testing/fake-site.ts';
import { openSocket } from './testing/open-socket.ts';
import { postUntilItEnds } from './testing/steady-posts.ts';
import { readStored } from './testing/stored.ts';

const post = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const body = JSON.stringify(goodMessage);

/** Begins a request, and knows that the server has begun with it too. */
async function begin(address: string, head: string) {
  const request = openSocket(address, `${head}Expect: 100-continue\r\n\r\n`);
  await request.hears('100 Continue\r\n\r\n');
  return request;
}

const askSlowly = (address: string, time: number) =>
  begin(address, `GET /stock?colour=red&wait=${time} HTTP/1.1\r\nHost: a\r\n`);
const beginPost = (address: string) => begin(address, `${post}Content-Length: ${body.length}\r\n`);

async function keepIdle(address: string) {
  const socket = openSocket(address, 'GET /parks HTTP/1.1\r\nHost: a\r\n\r\n');
  await socket.hears('<h1>page /parks</h1>');
  return socket;
}

const isClosed = (address: string) =>
  eventually(() => expect(ask(address, '/')).rejects.toThrow('ECONNREFUSED'));

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s under load: all that was begun is answered, and the end comes',
  async (signal) => {
    const dataDirectory = createDataDirectory();
    const server = spawnServer({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' });
    const address = await server.address;
    const acknowledged: string[] = [];
    const load = postUntilItEnds(address, acknowledged);
    await Promise.all([1, 2, 3].map(() => keepIdle(address)));
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(20));
    const posts = await Promise.all(Array.from({ length: 10 }, () => beginPost(address)));
    const page = await askSlowly(address, 700);
    server.kill(signal);
    await isClosed(address);
    for (const { socket } of posts) socket.write(body);
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
    expect(page.received.text).toMatch(/\r\n\r\nHTTP\/1\.1 200 .*<h1>rendered \/stock/s);
    expect(readdirSync(dataDirectory)).not.toContain('leads.sqlite-wal');
    await load;
    const ids = posts.map(
      ({ received }) => /HTTP\/1\.1 201 .*"id":"([^"]+)"/s.exec(received.text)?.[1],
    );
    expect(readStored(dataDirectory).ids).toEqual(
      expect.arrayContaining([...ids, ...acknowledged]),
    );
  },
);

test('idle connections do not hold up the end', async () => {
  // With no limit in sight only an orderly end comes at all.
  const { address, close } = await startFake({ limits: { ...usualLimits, stop: 3_600_000 } });
  await Promise.all([1, 2, 3].map(() => keepIdle(address)));
  const page = await askSlowly(address, 300);
  await close();
  await page.closed;
  expect(page.received.text).toContain('<h1>rendered /stock');
});

test('a stuck connection is cut after the limit, long before a new one would be refused', async () => {
  const { address, close } = await startFake({ limits: { ...usualLimits, stop: 600 } });
  const stuck = await beginPost(address);
  const before = stuck.received.text;
  await close();
  await stuck.closed;
  expect(stuck.received.text).toBe(before);
});

test('the start says where messages are kept, and that they are not mailed', async () => {
  const dataDirectory = createDataDirectory();
  const server = spawnServer({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' });
  await server.hasPrinted('SMTP_URL');
  server.kill('SIGTERM');
  const { text } = await server.ended;
  expect(text.split('\n')[1]).toBe(
    `Messages are kept in ${dataDirectory} and not mailed, for SMTP_URL is not set.`,
  );
});

test('readiness fails first, and the door stays open for a while', async () => {
  const { address, close } = await startFake({ config: { shutdownDelay: 1 } });
  expect(await ask(address, '/readyz')).toMatchObject({ status: 200 });
  const closing = close();
  expect(await ask(address, '/readyz')).toMatchObject({ status: 503 });
  expect(await ask(address, '/parks')).toMatchObject({
    status: 200,
    headers: { connection: 'close' },
  });
  await closing;
  await expect(ask(address, '/parks')).rejects.toThrow('ECONNREFUSED');
});
