import { expect, test } from 'vitest';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { createFakeSite } from '../testing/fake-site.ts';
import { securityPath, sitemapXml } from './sitemap.ts';

test('where to report a weakness is said once the dealer has supplied it, for less than a year more', async () => {
  const securityContact = 'mailto:security@site.example';
  const before = Date.now();
  const { address } = await startFake({ site: { securityContact } });
  const { headers, text } = await ask(address, securityPath);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(text.replace(expires, '')).toBe(
    [
      `Contact: ${securityContact}`,
      'Expires: ',
      'Preferred-Languages: en',
      `Canonical: http://site.example${securityPath}`,
      '',
    ].join('\n'),
  );
  const days = (Date.parse(expires) - before) / 86_400_000;
  expect(Math.floor(days)).toBe(365);
});

test('robots and sitemap name the canonical indexed pages, absolute', async () => {
  const { address } = await startFake();
  expect((await ask(address, '/robots.txt')).text).toContain(
    'Sitemap: http://site.example/sitemap.xml',
  );
  const { text } = await ask(address, '/sitemap.xml');
  const paths = ['/', '/stock', '/contact', '/parks', '/parks/elm', '/item/red-2-plus-2'];
  expect(text.match(/<loc>[^<]*/g)).toEqual(
    expect.arrayContaining(paths.map((path) => `<loc>http://site.example${path}`)),
  );
  expect(text).not.toMatch(/elm-park|elms|ash|felled|nowhere|thank-you|red-2\+2/);
});

test('an address stands in the sitemap with its signs escaped', () => {
  const routes = createFakeSite()
    .routes.slice(0, 1)
    .map((route) => ({ ...route, path: `/a&b<c>'d "é` }));
  expect(sitemapXml(createFakeSite({ routes }), 'https://site.example')).toContain(
    '<loc>https://site.example/a&amp;b%3Cc%3E&apos;d%20%22%C3%A9</loc>',
  );
});

test('an address in the sitemap has the day of the last change of its page, if that is known', () => {
  const site = createFakeSite({ lastChanges: { '/contact': '2030-05-14' } });
  expect(sitemapXml(site, 'https://site.example').match(/.*lastmod.*/g)).toEqual([
    '  <url><loc>https://site.example/contact</loc><lastmod>2030-05-14</lastmod></url>',
  ]);
});

test('an address in the sitemap has the pictures of its page', () => {
  const [route = expect.fail()] = createFakeSite().routes;
  const routes = [{ ...route, pictures: ['/a.webp', '/b&c.webp'] }];
  expect(sitemapXml(createFakeSite({ routes }), 'https://site.example')).toContain(
    '<image:image><image:loc>https://site.example/a.webp</image:loc></image:image>' +
      '<image:image><image:loc>https://site.example/b&amp;c.webp</image:loc></image:image></url>',
  );
});
