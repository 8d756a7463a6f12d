import { describe, expect, test } from 'vitest';
import { apiCalls } from '../testing/api-calls.ts';
import { ask, askRaw, postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage, goodVisit } from '../testing/fake-site.ts';

const long = 'x'.repeat(5000);

describe('vehicles', () => {
  test.each([
    ['/api/vehicles', [{ id: 'red-2-plus-2' }, { id: 'blue' }]],
    ['/api/vehicles/blue', { id: 'blue' }],
    ['/api/vehicles/red-2+2', { id: 'red-2-plus-2' }],
    ['/api/vehicles/red-2%2B2', { id: 'red-2-plus-2' }],
    ['/api/vehicles/rouge?x=1', { id: 'red-2-plus-2' }],
  ])('%s', async (path, body) => {
    const { address } = await startFake();
    const answer = await ask(address, path);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(JSON.parse(answer.text)).toEqual(body);
  });

  test('the list is not sent again to who has it', async () => {
    const { address } = await startFake();
    const { etag } = (await ask(address, '/api/vehicles')).headers;
    const headers = { 'if-none-match': String(etag) };
    expect((await ask(address, '/api/vehicles', { headers })).status).toBe(304);
  });

  test.each([
    ['GET', '/api/vehicles/__proto__', 404, 'Vehicle not found'],
    ['GET', '/api/vehicles/constructor', 404, 'Vehicle not found'],
    ['GET', '/api/vehicles/a%00b', 404, 'Vehicle not found'],
    ['GET', '/api/vehicles/a%2fb', 404, 'Vehicle not found'],
    ['GET', '/api/vehicles/a%0d%0ax', 404, 'Vehicle not found'],
    ['GET', `/api/vehicles/${long}`, 404, 'Vehicle not found'],
    ['GET', '/api/vehicles/%E0%A4%A', 400, 'Bad request'],
    ['GET', '/api/nope', 404, 'Not found'],
    ['GET', '/api', 404, 'Not found'],
    ['GET', '/API/Nope', 404, 'Not found'],
    ['POST', '/api/vehicles', 405, 'Method not allowed'],
    ['DELETE', '/api/vehicles/blue', 405, 'Method not allowed'],
    ['GET', '/api/contact', 405, 'Method not allowed'],
    ['PUT', '/api/contact', 405, 'Method not allowed'],
  ])('%s %s gives %i "%s"', async (method, path, status, error) => {
    const { address } = await startFake();
    const answer = await ask(address, path, { method });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ error });
  });
});

test.each(apiCalls)('$path allows no other origin to ask', async ({ path, allow }) => {
  const { address } = await startFake();
  const headers = { origin: 'https://evil.example' };
  const options = await ask(address, path, { method: 'OPTIONS', headers });
  expect(options).toMatchObject({ status: 204, headers: { allow: allow.join(', ') } });
  expect(options.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['/api/vehicles', 'GET, HEAD'],
  ['/api/vehicles/blue', 'GET, HEAD'],
  ['/api/contact', 'POST'],
])('%s names its methods: %s', async (path, allow) => {
  const { address } = await startFake();
  expect(await ask(address, path, { method: 'PATCH' })).toMatchObject({
    status: 405,
    headers: { allow },
  });
});

describe('contact', () => {
  test('a good message is stored before it is acknowledged', async () => {
    const { address, leads } = await startFake();
    const answer = await postJson(address, goodMessage);
    expect(answer).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } });
    expect(JSON.parse(answer.text)).toEqual({ ok: true, id: expect.stringMatching(/^[\w-]{36}$/) });
    expect(leads()).toEqual([goodMessage]);
  });

  test.each([
    ['no topic', { ...goodMessage, topic: undefined }, { ...goodMessage, topic: 'one' }],
    ['extra fields', { ...goodMessage, isAdmin: true, id: 'x' }, goodMessage],
    ['markup', { ...goodMessage, text: '<script>alert(1)</script>' }, undefined],
    ['a formula', { ...goodMessage, name: '=HYPERLINK("x")' }, undefined],
    [
      'line breaks',
      { ...goodMessage, text: 'One line\r\nand another' },
      { ...goodMessage, text: 'One line\nand another' },
    ],
    ['NUL in a name', { ...goodMessage, name: 'a\0b' }, { ...goodMessage, name: 'ab' }],
    ['NUL in a choice', { ...goodMessage, topic: 'one\0' }, { ...goodMessage, topic: 'one' }],
    ['the longest text', { ...goodMessage, text: '日'.repeat(5000) }, undefined],
  ])('%s is accepted', async (_name, message, stored) => {
    const { address, leads } = await startFake();
    expect((await postJson(address, message)).status).toBe(201);
    expect(leads()).toEqual([stored ?? message]);
  });

  test('prototype keys and half a surrogate pair do no harm', async () => {
    const { address, leads } = await startFake();
    const own = '"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},';
    const body = `{${own}${JSON.stringify({ ...goodMessage, name: 'A?' }).slice(1)}`;
    expect((await postJson(address, body.replace('"A?"', '"A\\ud800"'))).status).toBe(201);
    expect(leads()).toEqual([{ ...goodMessage, name: 'A\ufffd' }]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  const json = 'application/json';
  test.each([
    ['malformed', json, '{"name":', 400, 'Invalid JSON'],
    ['a string', json, '"x"', 400, 'Invalid JSON'],
    ['null', json, 'null', 400, 'Invalid JSON'],
    ['an array', json, '[1]', 400, 'Name is required'],
    ['empty', json, '', 400, 'Name is required'],
    ['a form', 'application/x-www-form-urlencoded', 'name=a', 415, undefined],
    ['text', 'text/plain', '{}', 415, undefined],
    ['without a type', '', '{}', 415, undefined],
    ['a type that begins alike', 'application/jsonp', '{}', 415, undefined],
    ['in an unknown charset', `${json}; charset=foo`, '{}', 415, undefined],
    ['in a wrong charset', `${json}; charset=utf-16`, '{"name":"a"}', 415, undefined],
    [
      'too large',
      json,
      JSON.stringify({ name: 'x'.repeat(17_000) }),
      413,
      'The message is too large',
    ],
    ['deep and large', json, '['.repeat(50_000), 413, 'The message is too large'],
    ['deep', json, `${'['.repeat(8_000)}${']'.repeat(8_000)}`, 400, 'Name is required'],
  ])('a body that is %s (%s) is refused', async (_name, type, body, status, error) => {
    const { address, leads } = await startFake();
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const answer = await ask(address, '/api/contact', { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).error).toEqual(error ?? expect.any(String));
    expect(leads()).toEqual([]);
  });

  test.each([['gzip'], ['foo']])('a body compressed as %s is refused', async (encoding) => {
    const { address } = await startFake();
    const answer = await postJson(address, goodMessage, { 'content-encoding': encoding });
    expect(answer.status).toBe(415);
    expect(JSON.parse(answer.text)).toEqual({ error: 'Unsupported media type' });
  });

  test.each([
    [{ name: ['a'] }, 'Name is required'],
    [{ name: '   ' }, 'Name is required'],
    [{ name: '\0' }, 'Name is required'],
    [{ name: '\ud800' }, 'Name is required'],
    [{ topic: { $ne: 1 } }, 'Unknown topic'],
    [{ topic: 'one\0x' }, 'Unknown topic'],
    [{ email: '"evil@x.example y"@ok.example' }, 'Invalid email'],
    [{ email: 'a@b.co, c@d.co' }, 'Invalid email'],
    [{ email: 'a@b.co\r\nBcc: c@d.co' }, 'Invalid email'],
    [{ text: 12345678901 }, 'Text is too short'],
    [{ text: 'x'.repeat(5001) }, 'Too long'],
  ])('%j is refused: %s', async (change, error) => {
    const { address, leads } = await startFake();
    const answer = await postJson(address, { ...goodMessage, ...change });
    const fields = { [String(Object.keys(change)[0])]: error };
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ error, fields });
    expect(leads()).toEqual([]);
  });

  test('the first broken field in the order of the form is the error; all are named', async () => {
    const { address } = await startFake();
    const answer = await postJson(address, { text: '', topic: 'x' });
    expect(JSON.parse(answer.text)).toEqual({
      error: 'Name is required',
      fields: {
        name: 'Name is required',
        email: 'Invalid email',
        topic: 'Unknown topic',
        text: 'Text is too short',
      },
    });
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 201],
    [{ origin: 'http://site.example' }, 201],
    [{}, 201],
  ])('from %j gives %i', async (headers, status) => {
    const { address } = await startFake();
    expect((await postJson(address, goodMessage, { ...headers })).status).toBe(status);
  });

  test('a repeated submit with one key makes one lead', async () => {
    const { address, leads } = await startFake();
    const headers = { 'idempotency-key': 'abc' };
    const posts = Array.from({ length: 20 }, () => postJson(address, goodMessage, headers));
    const answers = await Promise.all(posts);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const other = await postJson(address, { ...goodMessage, name: 'Bob' }, headers);
    expect(other.status).toBe(422);
    const long = await postJson(address, goodMessage, { 'idempotency-key': 'x'.repeat(256) });
    expect(long.status).toBe(400);
    expect(leads()).toEqual([goodMessage]);
  });
});

describe('a form besides that of the contact page', () => {
  const post = (address: string, path: string, body: object) =>
    ask(address, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('has a call of its own, and its own rules', async () => {
    const { address, leads } = await startFake();
    expect((await post(address, '/api/forms/visit', goodVisit)).status).toBe(201);
    const refused = await post(address, '/api/forms/visit', goodMessage);
    expect([refused.status, JSON.parse(refused.text).fields]).toEqual([400, { day: 'Pick a day' }]);
    expect(leads()).toEqual([goodVisit]);
  });

  test.each(['contact', 'other', '__proto__', 'constructor'])(
    'is not found as "%s"',
    async (id) => {
      const { address } = await startFake();
      expect((await post(address, `/api/forms/${id}`, goodMessage)).status).toBe(404);
    },
  );

  test('does not share keys with the contact form', async () => {
    const { address } = await startFake();
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'one' };
    const send = (path: string, body: object) =>
      ask(address, path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect((await send('/api/contact', goodMessage)).status).toBe(201);
    expect((await send('/api/forms/visit', goodVisit)).status).toBe(422);
  });
});

describe('requests that are not HTTP', () => {
  test.each([
    ['two hosts', 'GET /api/vehicles HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['two hosts on a page', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
    ],
    [
      'length and chunks',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a long address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ])('%s', async (_name, bytes, status) => {
    const { address } = await startFake();
    expect(await askRaw(address, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('headers whose names are as long as that of the host are not taken for a second', async () => {
    const { address } = await startFake();
    const bytes =
      'GET /api/vehicles HTTP/1.1\r\nHost: a\r\nFrom: b\r\nDate: c\r\nConnection: close\r\n\r\n';
    expect(await askRaw(address, bytes)).toMatch(/^HTTP\/1.1 200 /);
  });
});
