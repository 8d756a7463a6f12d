// Pages with a query: what may be rendered for strangers, and what they get beyond that.
import { expect, test } from 'vitest';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { usualRenderLimits } from './kept-pages.ts';

const limited = { config: { hasRateLimit: true } };

test('a query of which the page knows nothing gets the prebuilt page', async () => {
  const { address } = await startFake(limited);
  const plain = await ask(address, '/stock');
  for (let count = 0; count < 3 * usualRenderLimits.perSecond; count += 1) {
    const answer = await ask(address, `/stock?colour=gray&utm=${count}`);
    expect(answer).toMatchObject({ status: 200, text: plain.text });
    expect(answer.headers.etag).toBe(plain.headers.etag);
  }
});

test('beyond the limit a visitor gets the prebuilt page, which nobody keeps', async () => {
  const { address } = await startFake(limited);
  const plain = await ask(address, '/stock');
  const asked = Array.from({ length: 300 }, (_, index) => `/stock?colour=x${index}`);
  const answers = await Promise.all(asked.map((path) => ask(address, path)));
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
  const instead = answers.filter(({ text }) => text === plain.text);
  expect(instead.length).toBeGreaterThan(100);
  for (const { headers } of instead) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
    expect(headers.etag).toBeUndefined();
    expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  }
  const others = answers.filter(({ text }) => text !== plain.text);
  expect(others.length).toBeGreaterThanOrEqual(usualRenderLimits.perSecond);
  for (const { text } of others) expect(text).toMatch(/^<h1>rendered \/stock\?colour=x\d+</);
});

test('beyond the limit it is sent in full, though the browser has the page', async () => {
  const { address } = await startFake(limited);
  const { headers } = await ask(address, '/stock');
  const again = { headers: { 'if-none-match': `${headers.etag}` } };
  const asked = Array.from({ length: 100 }, (_, index) => `/stock?colour=x${index}`);
  const answers = await Promise.all(asked.map((path) => ask(address, path, again)));
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
});
