// What the built site cannot show of the limits; the rest is in web/e2e/limits.test.ts.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../../config.ts';
import { postJson } from '../../testing/client.ts';
import { startFake } from '../../testing/fake-server.ts';
import { goodMessage } from '../../testing/fake-site.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../../testing/postgres.ts';

// No minute passes, however slow the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const startLimited = (config: Partial<Config> = {}) =>
  startFake({ config: { hasRateLimit: true, trustProxy: 1, ...config } });

const from = (client: string) => ({ 'x-forwarded-for': client });

/** The statuses of messages of these clients, one after the other, each to the next of the servers. */
async function post(servers: readonly { address: string }[], clients: readonly number[]) {
  const statuses: number[] = [];
  for (const [index, client] of clients.entries()) {
    const { address = '' } = servers[index % servers.length] ?? {};
    statuses.push((await postJson(address, goodMessage, from(`192.0.2.${client}`))).status);
  }
  return statuses;
}

const sixthRefused = [201, 201, 201, 201, 201, 429];

test('without TRUST_PROXY the header counts for nothing, and the log hints at it', async () => {
  const server = await startLimited({ trustProxy: 0 });
  expect(await post([server], [0, 1, 2, 3, 4, 5])).toEqual(sixthRefused);
  expect(server.lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
});

describe.skipIf(missingPostgres)(`instances that share a database ${missingPostgres ?? ''}`, () => {
  let server: Awaited<ReturnType<typeof createPostgres>>;
  beforeAll(async () => {
    server = await createPostgres();
  });
  afterAll(() => server?.stop());

  test('count together, and each for itself while the database is away', async () => {
    const config = { databaseUrl: server.url };
    const [one, two] = await Promise.all([startLimited(config), startLimited(config)]);
    expect(await post([one, two], [1, 1, 1, 1, 1, 1, 1])).toEqual([...sixthRefused, 429]);
    const keys = await queryPostgres(server.url, 'select key, points from rate_counter');
    expect(JSON.stringify(keys)).not.toContain('192.0.2');
    await server.stop();
    expect((await postJson(one.address, {}, from('192.0.2.1'))).status).toBe(400);
    expect((await postJson(one.address, goodMessage, from('192.0.2.3'))).status).toBe(503);
    await server.start();
  });
});
