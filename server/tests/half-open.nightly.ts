// Slow and half-open clients, with the limits of a server that serves.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { spawnServer } from '../testing/child-server.ts';
import { ask } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { createDataDirectory, readLeads } from '../testing/fake-server.ts';
import { askRaw } from '../testing/open-socket.ts';

// Below the limit of connections: beyond it everybody is hung up on, and a proxy in front lets no half-open one through.
const count = 900;

test(`${count} half-open connections hold nobody up, and are gone`, async () => {
  const directory = createDataDirectory();
  const server = spawnServer({ DATA_DIR: directory });
  const address = await server.address;
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
  });
  for (let each = 0; each < count; each += 1) {
    const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHos'));
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.resume();
    if (each % 100 === 99) await wait(20);
  }
  expect((await ask(address, '/parks')).status).toBe(200);
  // The page did not wait until they were let go.
  expect(open.size).toBeGreaterThan(0);
  const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const refused = { isShort: false };
  const short = askRaw(address, `${head}Content-Length: 999\r\n\r\n{"name":"a`, 120_000);
  void short.then(() => {
    refused.isShort = true;
  });
  // Headers have less time than a whole request.
  await eventually(() => expect(open.size).toBe(0));
  expect(refused.isShort).toBe(false);
  expect(await short).toMatch(/^HTTP\/1\.1 408 /);
  expect(readLeads(directory)).toEqual([]);
});
