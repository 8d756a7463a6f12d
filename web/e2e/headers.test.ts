import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { townPath, vehiclePath } from './content/addresses.ts';
import { first } from './content/records.ts';
import { pageTypes, richVehicle, sampleTowns } from './content/samples.ts';
import { startReading } from './reading.ts';
import { startSite } from './running-site.ts';

const reading = startReading();

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(reading.site().url + path, { headers, redirect: 'manual' });

/** Asks for a path exactly as it is written, which `fetch` would tidy up. */
function askRaw(
  path: string,
): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(reading.site().url, { path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

const town = townPath(first(sampleTowns));
const vehicle = vehiclePath(richVehicle.id);
const inTitleCase = (path: string) => path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const everywhere = [
  ...pageTypes,
  '/api/vehicles',
  '/api/none',
  '/sitemap.xml',
  '/sussex-county/none',
];

describe('every answer', () => {
  test('forbids scripts and styles that are not files of the site', async () => {
    for (const path of everywhere) {
      const policy = (await ask(path)).headers.get('content-security-policy') ?? '';
      expect([path, policy]).toEqual([path, expect.stringMatching(/script-src 'self'(;|$)/)]);
      expect(policy).toMatch(/style-src 'self'(;|$)/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/unsafe|\*/);
    }
  });

  test('says what browsers may do', async () => {
    for (const path of everywhere) {
      const { headers } = await ask(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/);
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('a page', () => {
  test('is checked again by its tag, and not sent twice', async () => {
    for (const path of ['/', town, vehicle]) {
      const first = await ask(path);
      const tag = first.headers.get('etag') ?? '';
      expect(tag).not.toBe('');
      expect(first.headers.get('cache-control')).toMatch(/no-cache|max-age=0/);
      expect(first.headers.get('cache-control')).not.toContain('no-store');
      expect((await ask(path, { 'if-none-match': tag })).status).toBe(304);
    }
  });

  test.for(['br', 'gzip'])('comes as %s to those who read it', async (encoding) => {
    const { headers } = await ask('/', { 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('with a query is not kept forever and comes compressed', async () => {
    const { headers } = await ask('/inventory?sort=price-up', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).not.toContain('no-store');
  });
});

describe('a page that reads its query', () => {
  const render = (query: string, headers = {}) => ask(`/inventory?${query}`, headers);

  test.for([
    'utm_source=mail&utm_campaign=spring',
    'gclid=Cj0KCQ',
    'fbclid=IwAR0',
    'sort=',
    `search=${'x'.repeat(201)}`,
    'a[b]=1&__proto__[x]=1',
  ])('is the prebuilt page for %s', async (query) => {
    const tag = (await ask('/inventory')).headers.get('etag');
    expect(tag).toMatch(/^"/);
    expect((await render(query)).headers.get('etag')).toBe(tag);
    expect((await render(query, { 'if-none-match': tag ?? '' })).status).toBe(304);
  });

  test('is one page for equal queries, whatever else they hold and in whatever order', async () => {
    const tag = (await render('sort=name&search=cart')).headers.get('etag') ?? '';
    expect(tag).not.toBe((await ask('/inventory')).headers.get('etag'));
    const other = await render('utm_source=mail&search=cart&search=x&sort=name&sort=price-up');
    expect(other.headers.get('etag')).toBe(tag);
    expect((await render('search=cart&sort=name', { 'if-none-match': tag })).status).toBe(304);
  });
});

test('files with a fingerprint are kept forever', async () => {
  const html = await reading.html('/');
  const files = [
    ...html.querySelectorAll('script[src]').map((each) => each.getAttribute('src')),
    ...html
      .querySelectorAll('link[rel=stylesheet], link[rel=preload][as=font]')
      .map((each) => each.getAttribute('href')),
  ];
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const answer = await ask(file ?? '');
    expect([file, answer.status]).toEqual([file, 200]);
    expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  }
});

test('a site served by https keeps browsers on https', async () => {
  const secure = await startSite({ SITE_URL: 'https://dealer.example' });
  const { headers } = await fetch(secure.url);
  await secure.stop();
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
});

describe('another spelling of an address', () => {
  test.for([
    ['/rentals/', '/rentals'],
    ['/Rentals', '/rentals'],
    ['/RENTALS/', '/rentals'],
    ['/rentals.html', '/rentals'],
    ['/inventory/?sort=price-up', '/inventory?sort=price-up'],
    [`${inTitleCase(town)}/`, town],
    [inTitleCase(vehicle), vehicle],
  ] as const)('%s moves for good to %s', async ([spelling, clean]) => {
    const answer = await ask(spelling);
    expect([301, 308]).toContain(answer.status);
    expect(answer.headers.get('location')).toBe(clean);
    expect((await ask(clean)).status).toBe(200);
  });

  test.for(['//rentals', vehicle.replace(/\/(?=[^/]*$)/, '//'), '/assets/none.js'])(
    '%s is nowhere',
    async (path) => {
      expect((await askRaw(path)).status).toBe(404);
    },
  );
});
