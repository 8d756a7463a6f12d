// Clients that are slow, stuck or gone, and faults of our own: what is answered, what the store holds afterwards, what the
// log says, and that pages are served on. The limits of a server that serves are tried in half-open.nightly.ts.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createSecurityHeaders } from '../http/security-headers.ts';
import type { BuiltSite } from '../site.ts';
import { ask, postForm, postJson, type Received } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { fakeForms, fakeRenderer, goodMessage } from '../testing/fake-site.ts';
import { openSocket } from '../testing/open-socket.ts';
import { holdStore } from '../testing/stored.ts';

const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
// Each row shortens the one limit that must end it.
const limits = { headers: 60_000, request: 60_000, checkEvery: 50, stalled: 60_000, stop: 600 };

type Server = Awaited<ReturnType<typeof startFake>>;

async function expectServing(
  { address, leads, reported }: Server,
  messages: unknown,
  log: unknown,
) {
  expect([leads(), reported()]).toEqual([messages, log]);
  expect((await ask(address, '/parks')).status).toBe(200);
}

test.each([
  [
    'a body shorter than its length',
    `${head}Content-Length: 99\r\n\r\n{"name":`,
    '',
    { headers: 1_500, request: 1_500 },
  ],
  ['headers byte by byte', 'GET / HTTP/1.1\r\nX: ', 'x', { headers: 1_500 }],
])('%s: the client is told, and let go', async (_what, bytes, more, own) => {
  const server = await startFake({ limits: { ...limits, ...own } });
  const { socket, closed, received } = openSocket(server.address, bytes);
  const drip = setInterval(() => void socket.write(more), 20);
  onTestFinished(() => clearInterval(drip));
  await closed;
  expect(received.text).toMatch(/^HTTP\/1\.1 408 /);
  await expectServing(server, [], []);
});

test('a message whose sender is gone before the answer is kept, once', async () => {
  const server = await startFake();
  const { address, dataDirectory, lines, leads } = server;
  // Keeps the answer back until the client is gone.
  const release = await holdStore(dataDirectory);
  const body = JSON.stringify(goodMessage);
  const more = `Idempotency-Key: once\r\nContent-Length: ${body.length}\r\n`;
  const client = openSocket(address, `${head}${more}Expect: 100-continue\r\n\r\n`);
  await client.hears('100 Continue');
  client.socket.write(body, () => client.socket.destroy());
  await eventually(() => expect(lines.join('')).toContain('"status":499'));
  release();
  await eventually(() => expect(leads()).not.toEqual([]));
  const again = await postJson(address, goodMessage, { 'idempotency-key': 'once' });
  expect(again.status).toBe(201);
  await expectServing(server, [goodMessage], []);
});

const fail = () => {
  throw new Error('secret of the handler');
};
const schema = Object.assign(Object.create(null), { safeParse: fail });
const forms = fakeForms.map((form) => ({ ...form, schema }));
const page = (address: string) => ask(address, '/stock?colour=red');
const failing = (render: () => never | Promise<never>) => ({
  renderer: { ...fakeRenderer, render },
});

const origins = { siteUrl: 'http://site.example', mapEmbedOrigin: 'https://maps.example' };

type Way = readonly [string, Partial<BuiltSite>, (address: string) => Promise<Received>, string];

test.each<Way>([
  ['the API', { forms }, (address) => postJson(address, goodMessage), 'Not sent'],
  [
    'a posted form',
    { forms },
    (address) => postForm(address, '/contact', 'name=Ada'),
    'Please try again, or call 555-0100.',
  ],
  ['a page', failing(fail), page, 'Please try again, or call 555-0100.'],
  ['a page, later', failing(async () => fail()), page, 'Please try again, or call 555-0100.'],
])(
  'a fault of ours in %s is told in our own words, and logged',
  async (_where, site, act, says) => {
    const server = await startFake({ site });
    const { status, text, headers } = await act(server.address);
    expect([status, text]).toEqual([500, expect.stringContaining(says)]);
    expect(text).not.toContain('secret');
    expect(headers).toMatchObject(createSecurityHeaders(origins));
    await expectServing(server, [], ['error: fault']);
  },
);

// More than the buffers of both ends hold.
const size = 20_000_000;
const request = 'GET /assets/long.js HTTP/1.1\r\nHost: a\r\n\r\n';

async function startWithLongFile(stalled: number) {
  const publicDirectory = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(publicDirectory, 'assets'));
  writeFileSync(join(publicDirectory, 'assets/long.js'), 'x'.repeat(size));
  const site = { publicDirectory, routes: [], fallbacks: [], formerAddresses: [] };
  return startFake({ site, limits: { ...limits, stalled } });
}

/** The statuses of the requests that are over. */
const statusesIn = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.parse(line))
    .flatMap(({ msg, status }) => (msg === 'request' ? status : []));

test('a client that asks many times and reads nothing is cut off', async () => {
  const { address, lines } = await startWithLongFile(500);
  const { socket } = openSocket(address, request.repeat(40));
  socket.pause();
  await eventually(async () => expect(statusesIn(lines)).toContain(499));
  socket.destroy();
});

test('a client that reads a little at a time gets everything', async () => {
  const { address, lines } = await startWithLongFile(1_000);
  const { socket } = openSocket(address, request);
  let read = 0;
  socket.removeAllListeners('data');
  socket.on('data', async (chunk) => {
    read += chunk.length;
    socket.pause();
    await wait(2);
    socket.resume();
  });
  await eventually(async () => expect(read).toBeGreaterThan(size));
  await eventually(async () => expect(statusesIn(lines)).toEqual([200]));
  socket.destroy();
});
