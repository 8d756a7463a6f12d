import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { spawnServer } from './testing/child-server.ts';
import { ask, postJson } from './testing/client.ts';
import { createDataDirectory, readLeads, startFake } from './testing/fake-server.ts';
import { goodMessage } from './testing/fake-site.ts';

const slowPage = '/stock?colour=red&wait=700';

/** Opens a connection, sends `bytes` and leaves it open. */
function openSocket(address: string, bytes: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  const received = { text: '' };
  socket.on('data', (chunk) => {
    received.text += chunk.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  return { socket, closed, received };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes what was begun, then exits 0',
  async (signal) => {
    const dataDirectory = createDataDirectory();
    const server = spawnServer({ DATA_DIR: dataDirectory });
    const address = await server.address;
    openSocket(address, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await postJson(address, goodMessage);
    const pending = openSocket(address, `GET ${slowPage} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await wait(200);
    const begun = Date.now();
    server.kill(signal);
    await pending.closed;
    expect(pending.received.text).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
    expect(Date.now() - begun).toBeLessThan(2_000);
    expect(readdirSync(dataDirectory)).not.toContain('leads.sqlite-wal');
    expect(readLeads(dataDirectory)).toEqual([goodMessage]);
  },
);

test('a signal during the start ends the process with 0', async () => {
  const server = spawnServer({ DATA_DIR: createDataDirectory(), SLOW_START: 'yes' });
  await server.hasPrinted('Starting');
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, text: 'Starting\n' });
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

test('a second signal ends the process at once', async () => {
  const server = spawnServer({ DATA_DIR: createDataDirectory() });
  const address = await server.address;
  openSocket(address, 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n');
  await wait(100);
  server.kill('SIGTERM');
  await wait(200);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 1 });
});

test('a killed server loses no acknowledged message', { timeout: 30_000 }, async () => {
  const directory = createDataDirectory();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const server = spawnServer({ DATA_DIR: directory });
    const address = await server.address;
    const clients = Array.from({ length: 8 }, async (_, client) => {
      for (let count = 0; ; count += 1) {
        const name = `${round}-${client}-${count}`;
        const answer = await postJson(address, { ...goodMessage, name }).catch(() => undefined);
        if (answer?.status !== 201) return;
        acknowledged.push(name);
      }
    });
    const enough = acknowledged.length + 20;
    while (acknowledged.length < enough) await wait(10);
    server.kill('SIGKILL');
    await Promise.all([...clients, server.ended]);
  }
  const stored = new Set(readLeads(directory).map((lead) => Reflect.get(Object(lead), 'name')));
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
});

test('wrong settings exit 2 in one sentence, without their values', async () => {
  const server = spawnServer({ PORT: 'abc', SITE_URL: 'secret', DATA_DIR: createDataDirectory() });
  expect(await server.ended).toMatchObject({
    code: 2,
    text:
      'Wrong settings: PORT must be a whole number from 0 to 65535; ' +
      'SITE_URL must be http:// or https:// and a host, without a path.\n',
  });
});

test('a store that cannot open exits 1 in one sentence', async () => {
  const server = spawnServer({ DATA_DIR: '/dev/null/leads' });
  const { code, text } = await server.ended;
  expect(code).toBe(1);
  expect(text).toMatch(/^The lead store \S+ cannot be opened: [^\n]+\.\n$/);
});

test('two servers on one file: the second exits 1', async () => {
  const environment = { DATA_DIR: createDataDirectory() };
  const first = spawnServer(environment);
  await first.address;
  const { code, text } = await spawnServer(environment).ended;
  expect([code, text]).toEqual([1, expect.stringContaining('in use by another server')]);
});

test('a port in use exits 1 in one sentence', async () => {
  const { address } = await startFake();
  const { port } = new URL(address);
  const { code, text } = await spawnServer({ PORT: port, DATA_DIR: createDataDirectory() }).ended;
  expect([code, text]).toEqual([1, `Cannot listen on 127.0.0.1, port ${port}: EADDRINUSE.\n`]);
});

const shortLimits = { headers: 500, request: 1_000, checkEvery: 100, stop: 600 };

test('a stop is bounded also with a stuck upload', async () => {
  const { address, close } = await startFake({ limits: { ...shortLimits, request: 60_000 } });
  const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const { closed } = openSocket(address, `${head}Content-Length: 99\r\n\r\n{`);
  await wait(100);
  const begun = Date.now();
  await close();
  await closed;
  expect(Date.now() - begun).toBeLessThan(1_500);
});

test('slow clients are cut off, and hold up nobody', async () => {
  const { address, leads } = await startFake({ limits: shortLimits });
  const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const short = openSocket(address, `${head}Content-Length: 99\r\n\r\n{"name":`);
  const halfOpen = Array.from({ length: 300 }, () => openSocket(address, 'GET / HTTP/1.1\r\nHos'));
  await wait(100);
  expect((await ask(address, '/parks')).status).toBe(200);
  const begun = Date.now();
  await Promise.all([short, ...halfOpen].map(({ closed }) => closed));
  expect(Date.now() - begun).toBeLessThan(3_000);
  expect(leads()).toEqual([]);
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

test('a client that hangs up before the answer leaves its message stored', async () => {
  const { address, leads } = await startFake();
  const body = JSON.stringify(goodMessage);
  const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const { socket } = openSocket(address, `${head}Content-Length: ${body.length}\r\n\r\n${body}`);
  await wait(50);
  socket.destroy();
  await wait(100);
  expect(leads()).toEqual([goodMessage]);
  expect((await ask(address, '/parks')).status).toBe(200);
});
