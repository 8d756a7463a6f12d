// An address never becomes the path of a file: what is served was read at the start, and is asked by name.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { createFakeSite } from '../testing/fake-site.ts';

test.each([
  '/../secret',
  '/..%2fsecret',
  '/..%5csecret',
  '/%2e%2e/secret',
  '/assets/../../etc/hostname',
  '/assets/..%2f..%2fetc%2fhostname',
  '/etc/hostname',
  '/secret.txt',
  '/package.json',
  '/server/main.ts',
  '/data/leads.sqlite',
])('%s leads to no file', async (path) => {
  const { address } = await startFake();
  const answer = await ask(address, path);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toMatch(/^text\/(?:html|plain)/);
});

test.each(['/assets', '/assets/', '/data', '/data/', '/item/'])(
  '%s shows no list of files',
  async (path) => {
    const { address } = await startFake();
    const answer = await ask(address, path);
    expect([301, 302, 308, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('app-Ab12');
  },
);

describe('a folder with files that were never meant to be public', () => {
  const site = createFakeSite();
  const put = (path: string) => {
    const file = join(site.publicDirectory ?? '', path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, 'found');
  };

  test.each([
    ['/.git/config', 404],
    ['/.env', 404],
    ['/assets/.app.js.swp', 404],
    ['/.well-known/security.txt', 200],
  ])('%s gives %i', async (path, status) => {
    put(path);
    const { address } = await startFake({ site });
    expect((await ask(address, path)).status).toBe(status);
  });
});
