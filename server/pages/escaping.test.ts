// What a request holds is decoded once, and stands in an answer only as that place allows.
import { expect, test } from 'vitest';
import { ask, askRaw } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { sitemapXml } from './sitemap.ts';

test.each([
  ['/PARKS?a=%0d%0aSet-Cookie:%20x=y', '/parks?a=%0d%0aSet-Cookie:%20x=y'],
  ['/PARKS?a=<script>', '/parks?a=<script>'],
])('%s moves to %s, a single header', async (path, location) => {
  const { address } = await startFake();
  const answer = await askRaw(
    address,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer.match(/^location: (.*)$/im)?.[1]).toBe(location);
  expect(answer).not.toMatch(/^set-cookie/im);
});

test.each(['/parks/oak', '/PARKS', '//evil.example', '/parks/?next=https://evil.example'])(
  'a move from %s stays on the site',
  async (path) => {
    const { address } = await startFake();
    const { headers } = await ask(address, path, { headers: { host: 'evil.example' } });
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
  },
);

test('an address stands in the sitemap with its signs escaped', () => {
  const route = {
    canonical: '',
    alias: false,
    indexed: true,
    perRequest: false,
    queryNames: [],
    queryLists: [],
  } as const;
  const routes = [{ ...route, path: `/a&b<c>'d "é` }];
  const site = { publicDirectory: '', routes, fallbacks: [] };
  expect(sitemapXml(Object.assign(Object.create(null), site), 'https://site.example')).toContain(
    '<loc>https://site.example/a&amp;b%3Cc%3E&apos;d%20%22%C3%A9</loc>',
  );
});

test.for([
  ['sizes=s,m', 'sizes=s%2Cm'],
  ['sizes=s&sizes=m', 'sizes=s%2Cm'],
  ['sizes=s,&sizes=&sizes=m,s', 'sizes=s%2Cm'],
  ['sizes=m&colour=red&colour=blue&sizes=s', 'colour=red&sizes=m%2Cs'],
] as const)('the list in %s reaches the renderer as %s', async ([query, read]) => {
  const { address } = await startFake();
  expect((await ask(address, `/stock?${query}`)).text).toBe(`<h1>rendered /stock?${read}</h1>{}`);
});

test('a word of the query reaches the renderer as text, and its address as an encoded one', async () => {
  const { address } = await startFake();
  const { text } = await ask(address, '/stock?colour=%26x%3D1%22%3Cb%3E');
  expect(text).toBe('<h1>rendered /stock?colour=%26x%3D1%22%3Cb%3E</h1>{}');
});
