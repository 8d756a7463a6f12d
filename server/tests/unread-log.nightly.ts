// Whoever reads the log may be stuck or gone: visitors are served all the same, and the end comes.
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { spawnServer } from '../testing/child-server.ts';
import { ask, postJson } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { createDataDirectory, readLeads } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { freePort } from '../testing/free-port.ts';

const entry = join(import.meta.dirname, '..', 'testing', 'serve-uncaught.ts');
// More lines than fit between two processes.
const visits = 2_000;
const longPath = `/${'x'.repeat(150)}`;

const readers: readonly (readonly [state: string, change: (output: Readable) => void])[] = [
  ['stuck', (output) => void output.pause()],
  ['gone', (output) => void output.destroy()],
];

async function startUnread(change: (output: Readable) => void) {
  const dataDirectory = createDataDirectory();
  const server = spawnServer({ DATA_DIR: dataDirectory }, [], entry);
  const address = await server.address;
  change(server.output);
  for (let count = 0; count < visits; count += 1) await ask(address, longPath);
  return { server, address, dataDirectory };
}

test.each(readers)('with a reader that is %s pages and messages go on', async (_state, change) => {
  const { server, address, dataDirectory } = await startUnread(change);
  expect((await ask(address, '/stock?colour=caught')).status).toBe(500);
  expect((await postJson(address, goodMessage)).status).toBe(201);
  expect((await ask(address, '/parks')).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.exit).toEqual([0, null]);
  expect(readLeads(dataDirectory)).toEqual([goodMessage]);
});

test.each(readers)('with a reader that is %s a last fault ends it', async (_state, change) => {
  const { server, address } = await startUnread(change);
  await ask(address, '/stock?colour=late').catch(() => undefined);
  expect(await server.exit).toEqual([1, null]);
});

test('a server that nobody reads from its first word on serves', async () => {
  const wrapper = ['sh', '-c', '"$@" | true', 'sh'];
  const port = await freePort();
  const environment = { DATA_DIR: createDataDirectory(), PORT: String(port) };
  const server = spawnServer(environment, wrapper, entry);
  const answer = () => ask(`http://127.0.0.1:${port}`, '/stock?colour=caught');
  await eventually(async () => expect((await answer()).status).toBe(500));
  await eventually(async () => expect((await answer()).status).toBe(500));
  await ask(`http://127.0.0.1:${port}`, '/stock?colour=late').catch(() => undefined);
  expect(await server.exit).toEqual([0, null]);
});
