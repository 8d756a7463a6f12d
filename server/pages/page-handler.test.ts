// Pages with a query: what may be rendered for strangers, and what they get beyond that.
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { ownPartOf, serverAddresses } from '../../generated/contract/own-addresses.ts';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { createFakeSite } from '../testing/fake-site.ts';
import { createPrebuilt } from './prebuilt.ts';
import { usualRenderLimits } from './render-limiter.ts';

const tables = tablesOf(import.meta.filename);
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
  // In full, though the browser has the page.
  const known = { headers: { 'if-none-match': `${plain.headers.etag}` } };
  const answers = await Promise.all(asked.map((path) => ask(address, path, known)));
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

test.each(tables('fallbacks'))(
  '%s, which is no page, is answered with %i',
  async (path, status, to) => {
    const { address } = await startFake();
    const answer = await ask(address, path, { headers: { host: 'evil.example' } });
    expect([answer.status, answer.headers.location]).toEqual([status, to]);
  },
);

test('the addresses that the server answers itself are those that no page can have', async () => {
  const { address } = await startFake();
  const site = createFakeSite();
  const parts = { site, siteUrl: 'http://site.example' };
  const pages = new Set(site.routes.map(({ path }) => path));
  const { resources, files } = createPrebuilt(parts);
  const own = [...resources.keys(), ...files].filter((path) => !pages.has(path));
  expect(own).toEqual(expect.arrayContaining(['/robots.txt', '/.well-known/security.txt']));
  for (const path of [...own, ...Object.values(serverAddresses), '/__content', '/@vite/client'])
    expect([path, ownPartOf(path)]).toEqual([path, expect.any(String)]);
  expect([...pages].filter((path) => ownPartOf(path))).toEqual([]);
  expect((await ask(address, serverAddresses.health)).text).toBe('200 OK\n');
});
