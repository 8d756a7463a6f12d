// Clients that ask and then read slowly, or not at all.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { usualLimits } from '../http/http-server.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { openSocket } from '../testing/open-socket.ts';

// More than the buffers of both ends hold.
const size = 20_000_000;
const request = 'GET /assets/long.js HTTP/1.1\r\nHost: a\r\n\r\n';

async function startWithLongFile(stalled: number) {
  const publicDirectory = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(publicDirectory, 'assets'));
  writeFileSync(join(publicDirectory, 'assets/long.js'), 'x'.repeat(size));
  const site = { publicDirectory, routes: [], fallbacks: [], formerAddresses: [] };
  return startFake({ site, limits: { ...usualLimits, stalled } });
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
