// What a request holds is decoded once, and stands in an answer only as that place allows.
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { askRaw } from '../testing/open-socket.ts';

const tables = tablesOf(import.meta.filename);

test.each(tables('moves'))('%s moves to %s, a single header', async (path, location) => {
  const { address } = await startFake();
  const answer = await askRaw(
    address,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer.match(/^location: (.*)$/im)?.[1]).toBe(location);
  expect(answer).not.toMatch(/^set-cookie/im);
});

test.for(tables<string[]>('queries'))(
  'the query %s reaches the renderer as %s',
  async ([query, read]) => {
    const { address } = await startFake();
    expect((await ask(address, `/stock?${query}`)).text).toBe(`<h1>rendered /stock?${read}</h1>{}`);
  },
);
