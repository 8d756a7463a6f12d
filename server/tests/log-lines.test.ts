// What every line of the log has, and which refusals become one.
import { expect, test } from 'vitest';
import { ask } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';

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
