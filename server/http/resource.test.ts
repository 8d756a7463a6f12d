import { createServer } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { ask } from '../testing/client.ts';
import { addressOf, listen } from './http-server.ts';
import { compressText, createResource, type ResourceParts, sendResource } from './resource.ts';

const tables = tablesOf(import.meta.filename);
const text = 'Ten letters, or more. '.repeat(50);
const type = { 'content-type': 'text/plain', 'x-frame-options': 'DENY' };

/** Asks a server for a resource with these headers. */
async function serve(parts: Partial<ResourceParts> = {}) {
  const resource = createResource({ bodies: compressText(text), headers: type, ...parts });
  const app = express().disable('etag');
  app.use((request, response) => sendResource(request, response, resource));
  const server = createServer(app);
  onTestFinished(() => void server.close());
  await listen(server, { port: 0, host: '127.0.0.1' });
  return (headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    ask(addressOf(server, '127.0.0.1'), '/', { method, headers });
}

const unpackers = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

const variants = tables<[string, keyof typeof unpackers]>('variants');

test.each(variants)('a client that takes %s gets its %s of a text', async (accepted, coding) => {
  const get = await serve();
  const { status, headers, body } = await get({ 'accept-encoding': accepted });
  expect(unpackers[coding](body).toString()).toBe(text);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...type, vary: 'Accept-Encoding' });
  expect(headers['content-encoding'] ?? 'identity').toBe(coding);
  expect(headers['content-length']).toBe(String(body.length));
});

test('each variant has a tag of its own, which another text does not share', async () => {
  const tagsOf = async (get: Awaited<ReturnType<typeof serve>>) =>
    Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) => (await get({ 'accept-encoding': accepted })).headers.etag,
      ),
    );
  const tags = await tagsOf(await serve());
  expect(await tagsOf(await serve())).toEqual(tags);
  const others = await tagsOf(await serve({ bodies: compressText(`${text}!`) }));
  expect(new Set([...tags, ...others]).size).toBe(6);
});

test.each([
  ['its tag', (tag: string) => tag],
  ['a weak form of it', (tag: string) => `W/${tag}`],
  ['it among others', (tag: string) => `"one", ${tag} ,"two"`],
  ['anything', () => ' * '],
])(
  'a client that has %s is sent no body again, only the headers that may have changed',
  async (_what, known) => {
    const get = await serve();
    const { headers } = await get({ 'accept-encoding': 'br' });
    const { etag, vary } = headers;
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': known(String(etag)) });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({ etag, vary, 'x-frame-options': 'DENY' });
    expect(again.headers['content-type']).toBeUndefined();
    expect(again.headers['content-encoding']).toBeUndefined();
  },
);

test('sends 200 when the ETag is that of another variant or an older text', async () => {
  const get = await serve();
  const { etag } = (await get({ 'accept-encoding': 'gzip' })).headers;
  for (const known of [String(etag), '"older"', '']) {
    const answer = await get({ 'accept-encoding': 'br', 'if-none-match': known });
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeGreaterThan(0);
  }
});

test('an answer other than 200 has no ETag, and is always sent in full', async () => {
  const get = await serve({ status: 404 });
  const answer = await get({ 'if-none-match': '*' });
  expect(answer).toMatchObject({ status: 404, text });
  expect(answer.headers.etag).toBeUndefined();
});

test('a file that is not text is sent as it is, whichever encodings the client accepts', async () => {
  const picture = Buffer.from([0, 1, 2, 3]);
  const get = await serve({ bodies: { identity: picture } });
  const { body, headers } = await get({ 'accept-encoding': 'br' });
  expect(body).toEqual(picture);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
  expect(await get({ 'if-none-match': String(headers.etag) })).toMatchObject({ status: 304 });
});
