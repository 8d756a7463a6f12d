// What every line of the log has, and which refusals become one.
import { expect, test } from 'vitest';
import { ask, postJson } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['a post from another site', '/api/contact', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
  ['a form from another site', '/contact', { ...form, origin: 'https://evil.example' }, 403],
  ['a message that breaks a rule', '/api/contact', json, 400],
  ['a form that breaks a rule', '/contact', form, 422],
  ['a wrong type', '/api/contact', {}, 415],
  ['a method that is not taken', '/parks', {}, 405],
])('%s is logged, with who and when', async (_name, path, headers, status) => {
  const { address, lines } = await startFake();
  const begun = Date.now();
  await ask(address, path, { method: 'POST', headers, body: '{}' });
  await eventually(() => expect(lines).toHaveLength(1));
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ method: 'POST', path, status, client: '127.0.0.0', msg: 'request' });
  // Milliseconds since 1970, which are the same in every time zone.
  expect(line.time).toBeGreaterThanOrEqual(begun);
  expect(line.time).toBeLessThanOrEqual(Date.now());
  expect(line.id).toMatch(/^[\da-f]{8}-[\da-z]+$/);
});

test('a message that is one too many is logged', async () => {
  const { address, lines } = await startFake({ config: { hasRateLimit: true } });
  for (let count = 0; count < 6; count += 1) await postJson(address, goodMessage);
  await eventually(() => expect(lines).toHaveLength(6));
  expect(JSON.parse(lines[5] ?? '')).toMatchObject({ path: '/api/contact', status: 429 });
});

test('a message too large, and a key used again for another, are logged', async () => {
  const { address, lines } = await startFake();
  const headers = { 'idempotency-key': 'one' };
  await postJson(address, 'x'.repeat(17_000));
  await postJson(address, goodMessage, headers);
  await postJson(address, { ...goodMessage, name: 'Bob' }, headers);
  await eventually(() => expect(lines).toHaveLength(3));
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([413, 201, 422]);
});

test('characters that a format would replace are logged as they came', async () => {
  const { address, lines } = await startFake();
  await ask(address, '/%25s%25d%25o/%s%o%j%c');
  await eventually(() => expect(lines).toHaveLength(1));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    path: '/%25s%25d%25o/%s%o%j%c',
    msg: 'request',
  });
});
