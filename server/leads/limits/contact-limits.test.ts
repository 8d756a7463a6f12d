import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../../config.ts';
import { ask, postJson } from '../../testing/client.ts';
import { startFake } from '../../testing/fake-server.ts';
import { goodMessage } from '../../testing/fake-site.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../../testing/postgres.ts';

// No minute passes, however slow the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const startLimited = (config: Partial<Config> = {}) =>
  startFake({ config: { hasRateLimit: true, trustProxy: 1, ...config } });

const from = (client: string) => ({ 'x-forwarded-for': client });

async function postTimes(address: string, clients: readonly string[]) {
  const statuses: number[] = [];
  for (const client of clients) {
    statuses.push((await postJson(address, goodMessage, from(client))).status);
  }
  return statuses;
}

const times = (count: number, client: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => client(index));

const sixthRefused = [201, 201, 201, 201, 201, 429];

test('the sixth message of a minute is refused, with the phone and when to come back', async () => {
  const { address, leads } = await startLimited();
  expect(
    await postTimes(
      address,
      times(5, () => '192.0.2.1'),
    ),
  ).not.toContain(429);
  const answer = await postJson(address, goodMessage, from('192.0.2.1'));
  expect(answer.status).toBe(429);
  expect(JSON.parse(answer.text).error).toContain('Please call 555-0100.');
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.headers['ratelimit-policy']).toBe('"minute";q=5;w=60, "hour";q=20;w=3600');
  expect(answer.headers.ratelimit).toBe('"minute";r=0;t=60, "hour";r=15;t=3600');
  expect(await postTimes(address, ['192.0.2.2'])).toEqual([201]);
  expect(leads()).toHaveLength(6);
});

test('entries that a client adds before the proxy’s own do not help it', async () => {
  const { address } = await startLimited();
  const clients = times(6, (index) => `203.0.113.${index}, 192.0.2.1`);
  expect(await postTimes(address, clients)).toEqual(sixthRefused);
});

test('without TRUST_PROXY the header counts for nothing, and the log hints at it', async () => {
  const { address, lines } = await startLimited({ trustProxy: 0 });
  expect(
    await postTimes(
      address,
      times(6, (index) => `192.0.2.${index}`),
    ),
  ).toEqual(sixthRefused);
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
});

test('one network of IPv6 is one client, another is another', async () => {
  const { address } = await startLimited();
  const clients = times(6, (index) => `2001:db8:0:1::${index + 1}`);
  expect(await postTimes(address, clients)).toEqual(sixthRefused);
  expect(await postTimes(address, ['2001:db8:0:2::1'])).toEqual([201]);
});

test('three hundred an hour are taken in all', async () => {
  const { address, leads } = await startLimited();
  const clients = times(301, (index) => `192.0.${index >> 8}.${index & 255}`);
  const statuses = await postTimes(address, clients);
  expect(statuses.indexOf(429)).toBe(300);
  expect(leads()).toHaveLength(300);
});

test('typing errors lock nobody out, and have a limit of their own', async () => {
  const { address } = await startLimited();
  const bad = () => postJson(address, {}, from('192.0.2.1'));
  for (let count = 0; count < 60; count += 1) expect((await bad()).status).toBe(400);
  const limited = await bad();
  expect(limited.status).toBe(429);
  expect(JSON.parse(limited.text).error).toContain('Please call 555-0100.');
  expect(await postTimes(address, ['192.0.2.1'])).toEqual([201]);
});

test('a repeated submit counts once', async () => {
  const { address } = await startLimited();
  const headers = { 'idempotency-key': 'again', ...from('192.0.2.1') };
  const posts = times(20, () => '').map(() => postJson(address, goodMessage, headers));
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(
    await postTimes(
      address,
      times(4, () => '192.0.2.1'),
    ),
  ).not.toContain(429);
});

test('the form without scripts is limited too, and comes back with its values', async () => {
  const { address } = await startLimited();
  const post = () =>
    ask(address, '/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(goodMessage).toString(),
    });
  for (let count = 0; count < 5; count += 1) expect((await post()).status).toBe(303);
  const limited = await post();
  expect(limited.status).toBe(429);
  expect(limited.headers['retry-after']).toMatch(/^\d+$/);
  expect(limited.text).toContain('Please call 555-0100.');
  expect(limited.text).toContain(goodMessage.text);
});

describe.skipIf(missingPostgres)(`instances that share a database ${missingPostgres ?? ''}`, () => {
  let server: Awaited<ReturnType<typeof createPostgres>>;
  beforeAll(async () => {
    server = await createPostgres();
  }, 60_000);
  afterAll(() => server?.stop());

  test('count together, and each for itself while the database is away', async () => {
    const config = { databaseUrl: server.url };
    const [one, two] = await Promise.all([startLimited(config), startLimited(config)]);
    const statuses: number[] = [];
    for (const { address } of [one, two, one, two, one, two, one]) {
      statuses.push((await postJson(address, goodMessage, from('192.0.2.1'))).status);
    }
    expect(statuses).toEqual([...sixthRefused, 429]);
    const keys = await queryPostgres(server.url, 'select key, hits from rate_limit');
    expect(JSON.stringify(keys)).not.toContain('192.0.2');
    await server.stop();
    expect((await postJson(one.address, {}, from('192.0.2.1'))).status).toBe(400);
    expect((await postJson(one.address, goodMessage, from('192.0.2.3'))).status).toBe(503);
    await server.start();
  });
});
