import { describe, expect, test } from 'vitest';
import { ask, postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage, goodVisit } from '../testing/fake-site.ts';

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
});

describe('contact', () => {
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
});
