import { expect, test } from 'vitest';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage, goodVisit } from '../testing/fake-site.ts';
import { holdStore } from '../testing/stored.ts';

const formType = 'application/x-www-form-urlencoded';

function postForm(address: string, body: string, headers: Record<string, string> = {}) {
  const all = { 'content-type': formType, ...headers };
  return ask(address, '/contact', { method: 'POST', headers: all, body });
}

const goodForm = new URLSearchParams(goodMessage).toString();

test('a good form is stored and leads to the thanks', async () => {
  const { address, leads } = await startFake();
  expect(await postForm(address, goodForm)).toMatchObject({
    status: 303,
    headers: { location: '/thank-you', 'cache-control': 'no-store' },
  });
  expect(leads()).toEqual([goodMessage]);
});

test('each form is taken at the address of its page', async () => {
  const { address, leads } = await startFake();
  const headers = { 'content-type': formType };
  const post = (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    return ask(address, '/visit', { method: 'POST', headers, body });
  };
  expect((await post(goodVisit)).status).toBe(303);
  const refused = await post(goodMessage);
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
    expect((await postForm(address, withKey(key))).status).toBe(303);
  }
  expect(leads()).toEqual([goodMessage, goodMessage]);
});

test('a form that was changed before it was sent again is another message', async () => {
  const { address, leads } = await startFake();
  const { key } = await openPage(address);
  await postForm(address, withKey(key));
  expect((await postForm(address, withKey(key, { topic: 'one' }))).status).toBe(303);
  expect(leads()).toHaveLength(2);
});

test('a form that comes back keeps its key, and one that made up its key gets another', async () => {
  const { address } = await startFake();
  const { key } = await openPage(address);
  const again = await postForm(address, withKey(key, { text: '' }));
  expect(again.text).toContain(`"key":"${key}"`);
  expect((await postForm(address, withKey('mine', { text: '' }))).text).not.toContain('mine');
});

test.each([
  ['/visit?about=Morning', { part: 'am' }, 'For: Morning'],
  ['/visit?about=Evening', {}, 'For: Evening'],
  ['/visit?about=', {}, undefined],
  ['/contact?about=a+%22red%22+one', { text: 'About a "red" one: ' }, 'About: a "red" one'],
])('what a link asks about is filled in and said: %s', async (path, values, line) => {
  const { address } = await startFake();
  const { text } = await openPage(address, path);
  const { form } = JSON.parse(text.slice(text.indexOf('{')));
  expect([form.values, form.subject?.line]).toEqual([values, line]);
});

test('the longest message fits also when every character takes nine bytes', async () => {
  const { address, leads } = await startFake();
  const message = { ...goodMessage, text: '日'.repeat(5000) };
  expect((await postForm(address, new URLSearchParams(message).toString())).status).toBe(303);
  expect(leads()).toEqual([message]);
});

test('a broken form comes back with its values and messages', async () => {
  const { address, leads } = await startFake();
  const answer = await postForm(address, 'name=Ada&email=x&text=&text=&__proto__=y');
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
  const answer = await postForm(address, goodForm);
  release();
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  expect(answer.text).toContain('Please call 555-0100.');
  expect(answer.text).toContain(goodMessage.text);
});

const posts: readonly (readonly [headers: Record<string, string>, body: string, status: number])[] =
  [
    [{ 'sec-fetch-site': 'cross-site' }, goodForm, 403],
    [{ origin: 'https://evil.example' }, goodForm, 403],
    [{ 'sec-fetch-site': 'same-origin' }, goodForm, 303],
    [{ 'content-type': 'text/plain' }, goodForm, 415],
    [{ 'content-type': 'application/json' }, '{}', 415],
    [{ 'content-type': `${formType}; charset=utf-7` }, goodForm, 415],
    [{ 'content-type': `${formType}; charset=iso-8859-1` }, goodForm, 415],
    [{ 'content-type': `${formType}; charset=utf-8; charset=iso-8859-1` }, goodForm, 415],
    [{ 'content-type': `${formType.toUpperCase()};charset="Utf-8"` }, goodForm, 303],
    [{ 'content-encoding': 'gzip' }, goodForm, 415],
    [{}, `name=${'x'.repeat(70_000)}`, 413],
    [{}, 'a&'.repeat(2_000), 413],
    [{}, `${goodForm}&x=%E0%A4%A`, 303],
  ];

test('a post of another kind, or from elsewhere, is refused', async () => {
  const { address } = await startFake();
  for (const [headers, body, status] of posts) {
    const answer = await postForm(address, body, headers);
    const { 'cache-control': cache } = answer.headers;
    expect([headers, answer.status, cache]).toEqual([headers, status, 'no-store']);
  }
});

test('a form posted from the very host it is served on is our own', async () => {
  const { address } = await startFake();
  expect((await postForm(address, goodForm, { origin: address })).status).toBe(303);
});
