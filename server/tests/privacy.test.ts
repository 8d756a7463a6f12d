import { expect, onTestFinished, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { loggedPath, maskAddress } from '../http/request-log.ts';
import { ask, postJson } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { askRaw } from '../testing/open-socket.ts';
import { holdStore } from '../testing/stored.ts';

const tables = tablesOf(import.meta.filename);

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

test.each(tables('lines'))(
  '%s is one line, with who and when',
  async (_what, method, path, headers, status) => {
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
  },
);

test('LOG_LEVEL=warn leaves out requests', async () => {
  const { address, lines } = await startFake({ config: { logLevel: 'warn' } });
  await ask(address, '/parks');
  expect(lines).toEqual([]);
});

test.each([...tables('paths'), [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`]])(
  'the path of %s is logged as %s',
  (url, path) => {
    expect(loggedPath(url)).toBe(path);
  },
);

test.each(tables('addresses'))('the address %s is logged as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
