import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { ask, postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage, goodVisit } from '../testing/fake-site.ts';

const tables = tablesOf(import.meta.filename);

describe('vehicles', () => {
  test.each(tables('vehicles'))('%s', async (path, body) => {
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

  test.each(tables('origins'))('from %j gives %i', async (headers, status) => {
    const { address } = await startFake();
    expect((await postJson(address, goodMessage, { ...headers })).status).toBe(status);
  });
});

describe('a form besides that of the contact page', () => {
  test('has a call of its own, and its own rules', async () => {
    const { address, leads } = await startFake();
    expect((await postJson(address, goodVisit, {}, '/api/forms/visit')).status).toBe(201);
    const refused = await postJson(address, goodMessage, {}, '/api/forms/visit');
    expect([refused.status, JSON.parse(refused.text).fields]).toEqual([400, { day: 'Pick a day' }]);
    expect(leads()).toEqual([goodVisit]);
  });

  test.each(['contact', 'other', '__proto__', 'constructor'])(
    'is not found as "%s"',
    async (id) => {
      const { address } = await startFake();
      expect((await postJson(address, goodMessage, {}, `/api/forms/${id}`)).status).toBe(404);
    },
  );
});
