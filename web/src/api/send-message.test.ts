import { afterEach, expect, test, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const texts = { failed: 'Refused.', network: 'Not reached.' };
const send = () =>
  sendMessage({ endpoint: '/api/contact', key: 'k', values: { name: 'A' } }, texts);

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => response());
}

test('a message that was taken is sent', async () => {
  answerWith(() => Response.json({ ok: true }, { status: 201 }));
  expect(await send()).toEqual({ isSent: true });
});

test('a refusal says the reason of the server', async () => {
  answerWith(() => Response.json({ error: 'Too many messages' }, { status: 429 }));
  expect(await send()).toEqual({ isSent: false, message: 'Too many messages' });
});

test.for(['<html>', '{"error":7}', '{}', 'null'])(
  'a refusal that says %s gets our own words',
  async (body) => {
    answerWith(() => new Response(body, { status: 500 }));
    expect(await send()).toEqual({ isSent: false, message: texts.failed });
  },
);

test('a server that is not reached says so', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')));
  expect(await send()).toEqual({ isSent: false, message: texts.network });
});
