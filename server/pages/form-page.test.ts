import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { ask, postForm } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage, goodVisit } from '../testing/fake-site.ts';
import { holdStore } from '../testing/stored.ts';

const tables = tablesOf(import.meta.filename);
const goodForm = new URLSearchParams(goodMessage).toString();
const post = (address: string, body: string, headers: Record<string, string> = {}) =>
  postForm(address, '/contact', body, headers);

test('each form is taken at the address of its page, and leads to the thanks', async () => {
  const { address, leads } = await startFake();
  expect(await postForm(address, '/visit', goodVisit)).toMatchObject({
    status: 303,
    headers: { location: '/thank-you', 'cache-control': 'no-store' },
  });
  const refused = await postForm(address, '/visit', goodMessage);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('"id":"visit"')]);
  expect(leads()).toEqual([goodVisit]);
});

/** The key that a page with a form gives its visitor. */
async function openPage(address: string, path = '/contact') {
  const answer = await ask(address, path);
  const [, key = ''] = /"key":"([^"]+)"/.exec(answer.text) ?? [];
  return { ...answer, key };
}

const withKey = (idempotencyKey: string, more: object = {}) =>
  new URLSearchParams({ ...goodMessage, ...more, idempotencyKey }).toString();

test('each visitor gets a key, and a form sent twice is one message', async () => {
  const { address, leads } = await startFake();
  const [one, two] = [await openPage(address), await openPage(address)];
  expect(one).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });
  expect(one.key).toMatch(/^[\da-f-]{36}$/);
  expect(one.key).not.toBe(two.key);
  for (const { key } of [one, one, two]) {
    expect((await post(address, withKey(key))).status).toBe(303);
  }
  expect(leads()).toEqual([goodMessage, goodMessage]);
});

test('a form that was changed before it was sent again is another message', async () => {
  const { address, leads } = await startFake();
  const { key } = await openPage(address);
  await post(address, withKey(key));
  expect((await post(address, withKey(key, { topic: 'one' }))).status).toBe(303);
  expect(leads()).toHaveLength(2);
});

test('a form that comes back keeps its key, and one that made up its key gets another', async () => {
  const { address } = await startFake();
  const { key } = await openPage(address);
  const again = await post(address, withKey(key, { text: '' }));
  expect(again.text).toContain(`"key":"${key}"`);
  expect((await post(address, withKey('mine', { text: '' }))).text).not.toContain('mine');
});

test.each(tables('links'))(
  'what a link asks about is filled in and said: %s',
  async (path, values, line) => {
    const { address } = await startFake();
    const { text } = await openPage(address, path);
    const { form } = JSON.parse(text.slice(text.indexOf('{')));
    expect([form.values, form.subject?.line]).toEqual([values, line]);
  },
);

test('the longest message fits also when every character takes nine bytes', async () => {
  const { address, leads } = await startFake();
  const message = { ...goodMessage, text: '日'.repeat(5000) };
  expect((await post(address, new URLSearchParams(message).toString())).status).toBe(303);
  expect(leads()).toEqual([message]);
});

test('a broken form comes back with its values and messages', async () => {
  const { address, leads } = await startFake();
  const answer = await post(address, 'name=Ada&email=x&text=&text=&__proto__=y');
  expect(answer).toMatchObject({ status: 422, headers: { 'cache-control': 'no-store' } });
  const [heading, state] = answer.text.split('</h1>');
  expect(heading).toBe('<h1>rendered /contact');
  expect(JSON.parse(state ?? '').form).toEqual({
    id: 'contact',
    key: expect.any(String),
    values: { name: 'Ada', email: 'x' },
    errors: { email: 'Invalid email', text: 'Text is too short' },
  });
  expect(leads()).toEqual([]);
});

test('a form that cannot be kept comes back with its values and the phone', async () => {
  const { address, dataDirectory } = await startFake();
  const release = await holdStore(dataDirectory);
  const answer = await post(address, goodForm);
  release();
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  expect(answer.text).toContain('Please call 555-0100.');
  expect(answer.text).toContain(goodMessage.text);
});

const long = [`name=${'x'.repeat(70_000)}`, 'a&'.repeat(2_000)].map((body) => [{}, 413, body]);

test('a post of another kind, or from elsewhere, is refused', async () => {
  const { address } = await startFake();
  for (const [headers, status, body = goodForm] of [...tables('posts'), ...long]) {
    const answer = await post(address, body, headers);
    const { 'cache-control': cache } = answer.headers;
    expect([headers, answer.status, cache]).toEqual([headers, status, 'no-store']);
  }
});

test('a form posted from the very host it is served on is our own', async () => {
  const { address } = await startFake();
  expect((await post(address, goodForm, { origin: address })).status).toBe(303);
});
