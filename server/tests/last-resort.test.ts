// ASVS 16.5.4: a fault that nobody caught is logged before the process ends, so that whoever watches it
// starts another.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spawnServer } from '../testing/child-server.ts';
import { ask, postJson } from '../testing/client.ts';
import { createDataDirectory, readLeads } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';

const entry = join(import.meta.dirname, '..', 'testing', 'serve-uncaught.ts');

test.each(['late', 'lost'])(
  'a fault that comes %s is logged and ends the process with 1',
  async (colour) => {
    const dataDirectory = createDataDirectory();
    const server = spawnServer({ DATA_DIR: dataDirectory }, [], entry);
    const address = await server.address;
    expect((await postJson(address, goodMessage)).status).toBe(201);
    // Whether the answer still comes depends on who is faster.
    await ask(address, `/stock?colour=${colour}`).catch(() => undefined);
    const { code, signal, text } = await server.ended;
    expect([code, signal]).toEqual([1, null]);
    const line = text.split('\n').find((each) => each.includes('uncaught fault'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 50,
      msg: 'uncaught fault',
      fault: {
        name: 'Error',
        at: expect.arrayContaining([expect.stringContaining('serve-uncaught.ts')]),
      },
    });
    expect(text).not.toContain('words of a visitor');
    expect(readLeads(dataDirectory)).toEqual([goodMessage]);
  },
);
