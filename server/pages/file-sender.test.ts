// Files are sent from the disk by a library: what it must keep of the server's promises.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { createFakeSite } from '../testing/fake-site.ts';

const script = '/assets/app-Ab12.js';

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0', undefined, (body: Buffer) => body],
])('a client that takes "%s" gets the copy in %s', async (accepted, coding, unpack) => {
  const { address } = await startFake();
  const { status, headers, body } = await ask(address, script, {
    headers: { 'accept-encoding': accepted },
  });
  expect([status, unpack(body).toString()]).toEqual([200, 'export {};']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-encoding']).toBe(coding);
});

test.each([
  ['bytes=0-5', 206, 'export', 'bytes 0-5/10'],
  ['bytes=-3', 206, '{};', 'bytes 7-9/10'],
  ['bytes=90-', 416, '416 Range Not Satisfiable\n', 'bytes */10'],
])('the range %s is answered with %i', async (range, status, text, answered) => {
  const { address } = await startFake();
  const answer = await ask(address, script, { headers: { range, 'accept-encoding': 'br;q=0' } });
  expect([answer.status, answer.text]).toEqual([status, text]);
  expect(answer.headers['content-range']).toBe(answered);
});

test('a file that has vanished since the start is not found, and the pages are still there', async () => {
  const site = createFakeSite();
  const { address, faults } = await startFake({ site });
  rmSync(site.publicDirectory ?? '', { recursive: true });
  const answer = await ask(address, script, { headers: { 'accept-encoding': 'br' } });
  expect(answer).toMatchObject({ status: 404, text: '404 Not Found\n' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await ask(address, '/parks')).text).toBe('<h1>page /parks</h1>');
  expect(faults).toEqual([]);
});

test('a file that a build has replaced is still sent: the pages in memory name it', async () => {
  const site = createFakeSite();
  const publicDirectory = site.publicDirectory ?? '';
  const replacedDirectory = `${publicDirectory}-replaced`;
  const { address } = await startFake({ site: { ...site, replacedDirectory } });
  renameSync(publicDirectory, replacedDirectory);
  const answer = await ask(address, script, { headers: { 'accept-encoding': 'br' } });
  expect(answer).toMatchObject({ status: 200, text: 'export {};' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('a file that came after the start is not public', async () => {
  const site = createFakeSite();
  const { address } = await startFake({ site });
  writeFileSync(join(site.publicDirectory ?? '', 'late.txt'), 'late');
  expect((await ask(address, '/late.txt')).status).toBe(404);
});
