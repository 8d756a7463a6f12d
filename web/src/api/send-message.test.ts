import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const texts = { failed: 'Refused.', network: 'Not reached.', call: 'Call 555-0100.' };
const send = () =>
  sendMessage({ endpoint: '/api/contact', key: 'k', values: { name: 'A' } }, texts);

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => response());
}

const receipt = { ok: true, id: 'b1' };

test('a message that the API keeps under a number is sent', async () => {
  answerWith(() => Response.json(receipt, { status: 201 }));
  expect(await send()).toEqual({ isSent: true });
});

function redirected(): Response {
  const response = Response.json(receipt);
  Object.defineProperty(response, 'redirected', { value: true });
  return response;
}

function brokenOff(): Response {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('broken off')) });
  return new Response(body, { status: 201, headers: { 'content-type': 'application/json' } });
}

const html = { headers: { 'content-type': 'text/html' } };

describe('an answer that is not the receipt of the API is no success', () => {
  test.for<[string, () => Response]>([
    ['the login page of a network', () => new Response('<h1>Login to WiFi</h1>', html)],
    ['a page of a static host', () => new Response('<!doctype html><title>Home</title>', html)],
    ['nothing', () => new Response(null, { status: 204 })],
    ['an empty text', () => new Response('', { status: 201 })],
    ['other JSON', () => Response.json({ hello: 1 })],
    ['a receipt without a number', () => Response.json({ ok: true }, { status: 201 })],
    ['a receipt with an empty number', () => Response.json({ ok: true, id: '' })],
    ['a number alone', () => Response.json({ id: 'b1' })],
    ['no object', () => Response.json([true])],
    ['a good status with a reason', () => Response.json({ error: 'Closed' })],
    ['a redirect that was followed', redirected],
    ['a redirect that was not', () => new Response(null, { status: 302 })],
    ['a receipt with a bad status', () => Response.json(receipt, { status: 500 })],
    ['a body that breaks off', brokenOff],
  ])('%s', async ([, response]) => {
    answerWith(response);
    expect(await send()).toEqual({ isSent: false, message: texts.failed, call: texts.call });
  });
});

test('a refusal says the reason of the server, which says whom to call', async () => {
  answerWith(() => Response.json({ error: 'Too many messages' }, { status: 429 }));
  expect(await send()).toEqual({ isSent: false, message: 'Too many messages' });
});

test('a refusal of fields says what is wrong with each', async () => {
  const fields = { name: 'Name is required', email: 'Invalid email address' };
  answerWith(() => Response.json({ error: 'Name is required', fields }, { status: 400 }));
  expect(await send()).toEqual({ isSent: false, fields });
});

test.for(['<html>', '{"error":7}', '{}', 'null', '{"fields":7}', '{"fields":{"name":7}}'])(
  'a refusal that says %s gets our own words',
  async (body) => {
    answerWith(() => new Response(body, { status: 500 }));
    expect(await send()).toEqual({ isSent: false, message: texts.failed, call: texts.call });
  },
);

test('a server that is not reached says so', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')));
  expect(await send()).toEqual({ isSent: false, message: texts.network, call: texts.call });
});
