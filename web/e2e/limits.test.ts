// The limits of the built site, behind the proxy that its service file names: of messages, and of pages that a busy server
// renders. What the script answers in its place is the same as of an exported site: export.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as facts } from '../../generated/site.ts';
import { ask, postJson } from '../../server/testing/client.ts';
import { readStored } from '../../server/testing/stored.ts';
import { contactMessage } from './content/contact-message.ts';
import { leastPrice } from './content/prices.ts';
import { vehicles } from './content/records.ts';
import { type RunningSite, startSite } from './running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'on' });
});
afterAll(() => site.stop());

const from = (client: string) => ({ 'x-forwarded-for': client });

/** Posts a message from each of these clients, one after the other. */
async function postFrom(clients: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const client of clients) {
    statuses.push((await postJson(site.url, contactMessage, from(client))).status);
  }
  return statuses;
}

const times = (count: number, client: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => client(index));

test('the sixth message of a minute is refused, with what the dealer says and when to come back', async () => {
  expect(await postFrom(times(5, () => '192.0.2.1'))).not.toContain(429);
  const answer = await postJson(site.url, contactMessage, from('192.0.2.1'));
  expect(answer.status).toBe(429);
  expect(JSON.parse(answer.text).error).toBe(facts.server.tooManyMessages);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(answer.headers['ratelimit-policy']).toBe('"minute";q=5;w=60, "hour";q=20;w=3600');
  expect(answer.headers.ratelimit).toMatch(/^"minute";r=0;t=\d+, "hour";r=15;t=\d+$/);
  expect(await postFrom(['192.0.2.2'])).toEqual([201]);
  expect(readStored(site.dataDir).ids).toHaveLength(6);
});

test('while twelve connections make queries up, every page with a query is there', async () => {
  const { url } = site;
  const flood = new AbortController();
  const pour = async (_: unknown, connection: number) => {
    const statuses = new Map<number, number>();
    for (let count = 0; !flood.signal.aborted; count += 1) {
      const { status } = await ask(url, `/inventory?search=x${connection}y${count}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return statuses;
  };
  const poured = Array.from({ length: 12 }, pour);
  const asked = vehicles
    .slice(0, 10)
    .map((vehicle) => ({ id: vehicle.id, price: leastPrice(vehicle) ?? 1000 }))
    .flatMap(({ id, price }) => [
      `/financing?vehicle=${id}`,
      `/financing?price=${price}`,
      `/compare?compare=${id}`,
      `/where-to-drive?vehicle=${id}`,
      `/contact?about=${id}`,
      `/inventory?search=${id}&sort=name`,
    ]);
  const statuses = new Set<number>();
  for (const path of asked) statuses.add((await ask(url, path)).status);
  flood.abort();
  const others = (await Promise.all(poured)).flatMap((each) => [...each.keys()]);
  expect([...statuses, ...new Set(others)]).toEqual([200, 200]);
});
