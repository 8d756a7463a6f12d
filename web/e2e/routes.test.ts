import { describe, expect, inject, test } from 'vitest';
import { fetchPage, metaOf, textOf } from './page-text.ts';
import { promisedAddresses } from './specification/routes.ts';

const site = inject('site');

describe('every promised address', () => {
  test.for(promisedAddresses)('$path answers as $canonical', async ({ path, canonical }) => {
    const { status, html } = await fetchPage(site.url + path);
    expect(status).toBe(200);
    expect(html.querySelectorAll('h1').length).toBe(1);
    expect(html.querySelectorAll('head > title').length).toBe(1);
    expect(metaOf(html, 'description')).toBeTruthy();
    expect(metaOf(html, 'keywords')).toBeTruthy();
    const link = html.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(decodeURI(new URL(link).pathname)).toBe(canonical);
  });

  test('a page has a title, description and first heading of its own', async () => {
    const canonicals = [...new Set(promisedAddresses.map(({ canonical }) => canonical))];
    const pages = await Promise.all(canonicals.map((path) => fetchPage(site.url + path)));
    const titles = pages.map(({ html }) => html.querySelector('head > title')?.text);
    const descriptions = pages.map(({ html }) => metaOf(html, 'description'));
    expect(new Set(titles).size).toBe(canonicals.length);
    expect(new Set(descriptions).size).toBe(canonicals.length);
  });
});

describe('addresses that are not promised', () => {
  test.for(['/no-such-page', '/atlantis-golf-carts', '/policies/none'])(
    '%s shows the not-found screen',
    async (path) => {
      const { status, html } = await fetchPage(site.url + path);
      expect(status).toBe(404);
      expect(html.querySelector('h1')?.text).toBe('404 Page Not Found');
      expect(metaOf(html, 'robots')).toContain('noindex');
    },
  );

  test.for(['/vehicle/none', '/vehicles/none'])('%s is an unknown vehicle', async (path) => {
    const { status, html } = await fetchPage(site.url + path);
    expect(status).toBe(404);
    const said = textOf(html);
    expect(said).toContain('Vehicle Not Found');
    expect(said).toContain("The vehicle you're looking for doesn't exist or has been removed.");
    expect(said).toContain('Back to Inventory');
  });

  test('an unknown Sussex town leads to the county', async () => {
    const response = await fetch(`${site.url}/sussex-county/none`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/sussex-county-delaware');
  });
});
