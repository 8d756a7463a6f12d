import { expect, onTestFinished, test } from 'vitest';
import { loggedPath, maskAddress } from '../http/request-log.ts';
import { ask, askRaw, postJson } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { holdStore } from '../testing/stored.ts';

const canaries = {
  name: 'Canaryname\u001b[31m\u2028"}',
  email: 'canary@mail.example',
  topic: 'two',
  text: 'Canarytext of ten letters\r\n{"level":60,"msg":"forged"}',
};
const found = /canary|forged|visitor@|203\.0\.113\.77/i;

test('no line of the log holds a word of a visitor, and every line is JSON', async () => {
  const mailServer = await startMailServer(() => 550);
  onTestFinished(mailServer.stop);
  const mail = { smtpUrl: mailServer.url, to: ['a@site.example'], from: 'b@site.example' };
  const config = { mail, hasRateLimit: true, trustProxy: 1 };
  const { address, lines, dataDirectory } = await startFake({ config });
  const headers = {
    'x-forwarded-for': '203.0.113.77',
    referer: '/?canary',
    'user-agent': 'canary',
  };
  const post = (body: object) => postJson(address, body, headers);
  expect((await post(canaries)).status).toBe(201);
  expect((await post({ ...canaries, topic: 'canary' })).status).toBe(400);
  await postJson(address, '{"name":"canary', headers);
  await ask(address, '/contact?email=canary@mail.example', { headers });
  await ask(address, '/canary@mail.example', { headers });
  await askRaw(address, 'GET /nope?canary HTTP/1.1\r\nHost: canary\r\nConnection: close\r\n\r\n');
  const release = await holdStore(dataDirectory);
  expect((await post(canaries)).status).toBe(503);
  release();
  for (let count = 0; count < 4; count += 1) expect((await post(canaries)).status).toBe(201);
  expect((await post(canaries)).status).toBe(429);
  await eventually(() => expect(lines.join()).toContain('mail refused'));
  expect(lines.join('')).not.toMatch(found);
  const statuses = lines.map((line) => JSON.parse(line).status);
  expect(statuses).toEqual(expect.arrayContaining([200, 201, 400, 404, 429, 503]));
});

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['a page', 'GET', '/parks', {}, 200],
  ['a call that is none', 'GET', '/api/nope', {}, 404],
  ['a form from another site', 'POST', '/contact', { ...form, origin: 'https://x.example' }, 403],
  ['a message that breaks a rule', 'POST', '/api/contact', json, 400],
  ['a form that breaks a rule', 'POST', '/contact', form, 422],
  ['a wrong type', 'POST', '/api/contact', {}, 415],
  ['a method that is not taken', 'POST', '/parks', {}, 405],
])('%s is one line, with who and when', async (_what, method, path, headers, status) => {
  const { address, lines } = await startFake();
  const begun = Date.now();
  await ask(address, '/healthz');
  const body = method === 'POST' ? '{}' : '';
  const answer = await ask(address, `${path}?a=1`, { method, headers, body });
  await eventually(() => expect(lines).toHaveLength(1));
  const line = JSON.parse(lines[0] ?? '');
  const id = answer.headers['x-request-id'] ?? expect.stringMatching(/^[\da-f]{8}-[\da-z]+$/);
  const own = { level: 30, client: '127.0.0.0', msg: 'request' };
  expect(line).toMatchObject({ ...own, method, path, status, id });
  // Milliseconds since 1970, which are the same in every time zone.
  expect(line.time).toBeGreaterThanOrEqual(begun);
  expect(line.time).toBeLessThanOrEqual(Date.now());
});

test('LOG_LEVEL=warn leaves out requests', async () => {
  const { address, lines } = await startFake({ config: { logLevel: 'warn' } });
  await ask(address, '/parks');
  expect(lines).toEqual([]);
});

test.each([
  ['/a/b?c=d', '/a/b'],
  ['/a/x@y.example/b', '/a/…/b'],
  ['/a%40b', '/…'],
  ['http://host/a?b', '/a'],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
])('the path of %s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2::3', '2001:db8:1::'],
  ['2002:c633:642f::1', '198.51.100.0'],
  ['2001:0:53aa:64c:0:fbcf:39cc:9bd0', '198.51.100.0'],
])('the address %s is logged as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
