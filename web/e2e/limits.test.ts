// The limits of messages on the built site, behind the proxy that its service file names.
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { site as facts } from '../../generated/site.ts';
import { ask, postJson } from '../../server/testing/client.ts';
import { goodContact } from '../../server/testing/contact-form.ts';
import { readStored } from '../../server/testing/stored.ts';
import { type RunningSite, startSite } from './running-site.ts';

const message = { ...goodContact, interest: undefined };
const phones = Object.values(facts.phones).map(({ number }) => number);

let site: RunningSite;
beforeEach(async () => {
  const started = await startSite({ RATE_LIMIT: 'on' });
  onTestFinished(() => started.stop());
  site = started;
});

const from = (client: string) => ({ 'x-forwarded-for': client });

/** Posts a message from each of these clients, one after the other. */
async function postFrom(clients: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const client of clients) {
    statuses.push((await postJson(site.url, message, from(client))).status);
  }
  return statuses;
}

const times = (count: number, client: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => client(index));

const sixthRefused = [201, 201, 201, 201, 201, 429];

/** A text that names a phone of the dealer. */
const namesPhone = (text: string) => phones.some((number) => text.includes(number));

test('the sixth message of a minute is refused, with the phone and when to come back', async () => {
  expect(await postFrom(times(5, () => '192.0.2.1'))).not.toContain(429);
  const answer = await postJson(site.url, message, from('192.0.2.1'));
  expect(answer.status).toBe(429);
  expect(JSON.parse(answer.text).error).toSatisfy(namesPhone);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(answer.headers['ratelimit-policy']).toBe('"minute";q=5;w=60, "hour";q=20;w=3600');
  expect(answer.headers.ratelimit).toMatch(/^"minute";r=0;t=\d+, "hour";r=15;t=\d+$/);
  expect(await postFrom(['192.0.2.2'])).toEqual([201]);
  expect(readStored(site.dataDir).ids).toHaveLength(6);
});

test('entries that a client adds before the proxy’s own do not help it', async () => {
  expect(await postFrom(times(6, (index) => `203.0.113.${index}, 192.0.2.1`))).toEqual(
    sixthRefused,
  );
});

test('one network of IPv6 is one client, another is another', async () => {
  expect(await postFrom(times(6, (index) => `2001:db8:0:1::${index + 1}`))).toEqual(sixthRefused);
  expect(await postFrom(['2001:db8:0:2::1'])).toEqual([201]);
});

test('typing errors lock nobody out, and have a limit of their own', async () => {
  const bad = () => postJson(site.url, {}, from('192.0.2.1'));
  for (let count = 0; count < 60; count += 1) expect((await bad()).status).toBe(400);
  const limited = await bad();
  expect(limited.status).toBe(429);
  expect(JSON.parse(limited.text).error).toSatisfy(namesPhone);
  expect(await postFrom(['192.0.2.1'])).toEqual([201]);
});

test('the form without scripts is limited too, and comes back with its values', async () => {
  const body = new URLSearchParams(JSON.parse(JSON.stringify(message))).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = () => ask(site.url, '/contact', { method: 'POST', headers, body });
  for (let count = 0; count < 5; count += 1) expect((await post()).status).toBe(303);
  const limited = await post();
  expect(limited.status).toBe(429);
  expect(limited.headers['retry-after']).toMatch(/^\d+$/);
  expect(limited.text).toSatisfy(namesPhone);
  expect(limited.text).toContain(goodContact.message);
});
