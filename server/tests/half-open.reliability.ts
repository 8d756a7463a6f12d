// Slow and half-open clients, with the limits of a server that serves.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { spawnServer } from '../testing/child-server.ts';
import { ask, askRaw } from '../testing/client.ts';
import { createDataDirectory, readLeads } from '../testing/fake-server.ts';

const count = 2_000;

test(`${count} half-open connections hold nobody up, and are gone`, {
  timeout: 90_000,
}, async () => {
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
  const begun = Date.now();
  expect((await ask(address, '/parks')).status).toBe(200);
  expect(Date.now() - begun).toBeLessThan(1_000);
  expect(open.size).toBe(count);
  const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const short = askRaw(address, `${head}Content-Length: 999\r\n\r\n{"name":"a`, 40_000);
  // Headers have less time than a whole request.
  await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 17_000, interval: 100 });
  expect(await short).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - begun).toBeLessThan(25_000);
  expect(readLeads(directory)).toEqual([]);
});
