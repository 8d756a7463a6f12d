// What posts cost that are not taken, whichever form and however posted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderRequest } from '../../generated/contract/render.ts';
import { postForm, postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { fakeForms, fakeRenderer, goodMessage } from '../testing/fake-site.ts';
import { usualRenderLimits } from './render-limiter.ts';

// No second passes, however slow the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A limited server that counts what it renders. */
async function startCounted() {
  const rendered: string[] = [];
  const render = (url: string, request?: RenderRequest) => {
    rendered.push(url);
    return fakeRenderer.render(url, request);
  };
  const config = { hasRateLimit: true, trustProxy: 1 };
  const server = await startFake({ config, site: { renderer: { ...fakeRenderer, render } } });
  return { ...server, rendered };
}

const post = (address: string, path: string, body: string, client = '192.0.2.1') =>
  postForm(address, path, body, { 'x-forwarded-for': client });

const words = `name=${'%3C'.repeat(2_000)}&text=${'<'.repeat(20_000)}&other=words-of-a-visitor`;
const paths = fakeForms.map(({ path }) => path);

test.each(paths)(
  'beyond the limit for refused posts %s comes back empty, rendered once',
  async (path) => {
    const { address, rendered } = await startCounted();
    for (let count = 0; count < 60; count += 1) await post(address, path, words);
    const before = rendered.length;
    const limited = await post(address, path, words);
    expect(limited).toMatchObject({ status: 429, headers: { 'cache-control': 'no-store' } });
    expect(limited.headers['retry-after']).toMatch(/^\d+$/);
    expect(limited.text).toContain('555-0100');
    expect(limited.text).not.toContain('<<');
    for (let count = 0; count < 30; count += 1) {
      expect((await post(address, path, `${words}${count}`)).text).toBe(limited.text);
    }
    expect(rendered.length - before).toBeLessThanOrEqual(1);
  },
);

test('beyond 120 posts a client is answered before its post is read', async () => {
  const { address } = await startCounted();
  for (let count = 0; count < 120; count += 1) await post(address, '/visit', 'day=1');
  const long = 'x'.repeat(70_000);
  for (const path of paths) {
    const answer = await post(address, path, long);
    expect([answer.status, answer.headers.ratelimit]).toEqual([429, '"posts";r=0;t=60']);
  }
  for (const path of ['/api/contact', '/api/forms/visit']) {
    const answer = await postJson(address, long, { 'x-forwarded-for': '192.0.2.1' }, path);
    expect([answer.status, JSON.parse(answer.text).error]).toEqual([
      429,
      expect.stringContaining('555-0100'),
    ]);
  }
  expect((await post(address, '/visit', 'day=1', '192.0.2.2')).status).toBe(422);
});

test('many clients that post rubbish are shown only so many forms a second', async () => {
  const { address, rendered } = await startCounted();
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      post(address, paths[index % paths.length] ?? '', words, `192.0.2.${index}`),
    ),
  );
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([422]);
  // On a busy machine the posts take several of the limiter's seconds.
  const seconds = Math.ceil((performance.now() - begun) / 1000);
  const most = usualRenderLimits.perSecond * seconds + paths.length;
  expect(rendered.length).toBeLessThanOrEqual(most);
  const empty = answers.filter(({ text }) => !text.includes('"key"'));
  expect(empty.length).toBeGreaterThanOrEqual(100 - most);
  for (const { text } of empty) expect(text).toContain('Please call 555-0100.');
});

test('a returned form holds only its own fields, each cut to twice its length', async () => {
  const { address } = await startCounted();
  const { text } = await post(address, '/contact', words);
  const { form } = JSON.parse(text.slice(text.indexOf('</h1>') + 5));
  expect(Object.keys(form.values)).toEqual(['name', 'text']);
  expect([form.values.name.length, form.values.text.length]).toEqual([200, 10_000]);
});

const from = { 'x-forwarded-for': '192.0.2.1', 'idempotency-key': 'known' };

test.each([
  ['another message', (count: number) => ({ text: `Another text, number ${count}` }), 422, 60],
  ['the same message', () => ({}), 201, 120],
])('%s under a known key is taken for a while, but not for ever', async (...row) => {
  const [, change, status, most] = row;
  const { address, leads } = await startCounted();
  if (status === 422) await postJson(address, goodMessage, from);
  const statuses: number[] = [];
  for (let count = 0; count <= most; count += 1) {
    const answer = await postJson(address, { ...goodMessage, ...change(count) }, from);
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(most).fill(status), 429]);
  expect(leads()).toHaveLength(1);
});
