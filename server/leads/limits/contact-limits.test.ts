// How many messages are taken, and what an answer says of it. What the built site shows is in web/e2e/limits.test.ts.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../../config.ts';
import { postJson } from '../../testing/client.ts';
import { startFake } from '../../testing/fake-server.ts';
import { goodMessage } from '../../testing/fake-site.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../../testing/postgres.ts';
import { createContactLimits, noLimits } from './contact-limits.ts';
import { setLimitHeaders } from './limit-headers.ts';
import type { Verdict } from './limiter.ts';

// No minute passes, however slow the machine.
const begun = Date.now();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: begun }));
afterEach(() => void vi.useRealTimers());

/** Sends a message at each time in seconds; gives the times at which one was taken. */
async function takenAt(times: readonly number[]): Promise<number[]> {
  const { takeStored } = createContactLimits();
  const taken: number[] = [];
  for (const time of times) {
    vi.setSystemTime(begun + time * 1000);
    if ((await takeStored('a')).verdict.isAllowed) taken.push(time);
  }
  return taken;
}

test('five in a minute are taken, the sixth is not, and the next minute begins anew', async () => {
  expect(await takenAt([0, 1, 2, 3, 4, 5, 6, 59, 60])).toEqual([0, 1, 2, 3, 4, 60]);
});

test('no more than twenty are taken in an hour, of which refusals do not count', async () => {
  const times = Array.from({ length: 100 }, (_, index) => index * 30);
  expect(await takenAt(times)).toEqual(times.slice(0, 20));
  const later = Array.from({ length: 15 }, (_, index) => 60 + 20 * index);
  expect(await takenAt([...Array(10).fill(0), ...later])).toEqual([0, 0, 0, 0, 0, ...later]);
});

test('messages of one moment all count', async () => {
  const { takeStored } = createContactLimits();
  const taken = await Promise.all(Array.from({ length: 7 }, () => takeStored('a')));
  expect(taken.filter(({ verdict }) => verdict.isAllowed)).toHaveLength(5);
});

/** The headers an answer carries after a verdict. */
function headersOf(verdict: Verdict | undefined) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setLimitHeaders(response, verdict);
  return response.getHeaders();
}

test('an answer names both limits, and what is left of each', async () => {
  const { verdict } = await createContactLimits().takeStored('a');
  expect(headersOf(verdict)).toEqual({
    'ratelimit-policy': '"minute";q=5;w=60, "hour";q=20;w=3600',
    ratelimit: '"minute";r=4;t=60, "hour";r=19;t=3600',
  });
});

test('a refusal says when there is room again', async () => {
  const { takeStored } = createContactLimits();
  for (let each = 0; each < 5; each += 1) await takeStored('a');
  vi.setSystemTime(begun + 20_000);
  const { verdict, isBeyondUsual } = await takeStored('a');
  expect(isBeyondUsual).toBe(false);
  expect(headersOf(verdict)).toEqual({
    'ratelimit-policy': '"minute";q=5;w=60, "hour";q=20;w=3600',
    ratelimit: '"minute";r=0;t=40, "hour";r=15;t=3580',
    'retry-after': '40',
  });
});

test('an answer that was not counted names no limit', async () => {
  expect(headersOf(undefined)).toEqual({});
  const { verdict, isBeyondUsual } = await noLimits.takeStored('a');
  expect([headersOf(verdict), verdict.isAllowed, isBeyondUsual]).toEqual([{}, true, false]);
  expect((await noLimits.takeRefused('a')).isAllowed).toBe(true);
  expect(headersOf(await noLimits.takeRefused('a'))).toEqual({});
});

test('refused posts have a limit of their own, for each client alone', async () => {
  const { takeStored, takeRefused } = createContactLimits();
  for (let each = 0; each < 60; each += 1) expect((await takeRefused('a')).isAllowed).toBe(true);
  expect(await takeRefused('a')).toMatchObject({ isAllowed: false, retryAfter: 60 });
  expect((await takeRefused('b')).isAllowed).toBe(true);
  expect((await takeStored('a')).verdict.isAllowed).toBe(true);
});

test('a hit that is given back counts neither for its client nor toward the limit of all', async () => {
  const { takeStored, giveBack } = createContactLimits();
  const first = await takeStored('client-0');
  for (let each = 1; each < 300; each += 1) await takeStored(`client-${each}`);
  const beyond = await takeStored('one');
  expect(beyond).toMatchObject({ isBeyondUsual: true });
  await giveBack('one', beyond);
  expect(await takeStored('one')).toMatchObject({
    isBeyondUsual: true,
    verdict: { states: [{ remaining: 4 }, { remaining: 19 }] },
  });
  await giveBack('client-0', first);
  expect(await takeStored('client-0')).toMatchObject({
    isBeyondUsual: false,
    verdict: { states: [{ remaining: 4 }, { remaining: 19 }] },
  });
  expect(await takeStored('two')).toMatchObject({ isBeyondUsual: true });
});

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
