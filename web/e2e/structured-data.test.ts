import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { textOf } from './page-text.ts';
import { startReading } from './reading.ts';
import { promisedAddresses } from './specification/routes.ts';
import { allNodes, type DataNode, typesOf } from './structured-data.ts';

const reading = startReading();

const canonicals = [...new Set(promisedAddresses.map(({ canonical }) => canonical))];
const vehicles = canonicals.filter((path) => path.startsWith('/vehicle/'));

const allowed = new Set([
  'AboutPage',
  'AdministrativeArea',
  'AutoDealer',
  'AutoRepair',
  'BreadcrumbList',
  'City',
  'CollectionPage',
  'ContactPage',
  'ContactPoint',
  'Country',
  'EntryPoint',
  'GeoCoordinates',
  'ImageObject',
  'ItemList',
  'ListItem',
  'MerchantReturnPolicy',
  'Offer',
  'OpeningHoursSpecification',
  'Organization',
  'PostalAddress',
  'Product',
  'PropertyValue',
  'QuantitativeValue',
  'SearchAction',
  'Service',
  'State',
  'UnitPriceSpecification',
  'Vehicle',
  'WebPage',
  'WebSite',
  'Brand',
  'Place',
  'Country',
  'Thing',
  'Car',
]);

/** Every node of the one graph of a page. */
async function nodesOf(path: string): Promise<{ html: HTMLElement; nodes: DataNode[] }> {
  const html = await reading.html(path);
  const blocks = html.querySelectorAll('script[type="application/ld+json"]');
  expect([path, blocks.length]).toEqual([path, 1]);
  return { html, nodes: blocks.flatMap((block) => allNodes(JSON.parse(block.text))) };
}

async function nodeOf(path: string, type: string): Promise<DataNode> {
  const { nodes } = await nodesOf(path);
  const found = nodes.find((node) => typesOf(node).includes(type));
  if (!found) throw new Error(`${path} has no ${type}`);
  return found;
}

describe('structured data', () => {
  test('is one graph of known types on every page', async () => {
    const strange: string[] = [];
    for (const path of canonicals) {
      const { nodes } = await nodesOf(path);
      const types = nodes.flatMap(typesOf);
      strange.push(...types.filter((type) => !allowed.has(type)).map((type) => `${path}: ${type}`));
      expect(types.length).toBeGreaterThan(0);
    }
    expect(strange).toEqual([]);
  });

  test('holds no review and no rating', async () => {
    for (const path of canonicals) {
      const { nodes } = await nodesOf(path);
      const keys = nodes.flatMap((node) => [...Object.keys(node), ...typesOf(node)]);
      expect(keys.filter((key) => /review|rating/i.test(key))).toEqual([]);
    }
  });

  test('names the dealer with address, phone, site and place', async () => {
    const dealer = await nodeOf('/', 'AutoDealer');
    expect(dealer.name).toBe('First State Golf Carts');
    expect(String(dealer.telephone).replace(/\D/g, '')).toMatch(/^1?8448446638$/);
    expect(dealer).toMatchObject({
      address: { '@type': 'PostalAddress', addressLocality: 'Fenwick Island', addressRegion: 'DE' },
      geo: { '@type': 'GeoCoordinates', latitude: 38.4603, longitude: -75.0533 },
    });
    expect(URL.canParse(String(dealer.url))).toBe(true);
  });

  test('gives the hours that the pages show', async () => {
    const { nodes } = await nodesOf('/contact');
    const hours = nodes
      .filter((node) => 'opens' in node)
      .map((node) => `${node.opens}-${node.closes}`);
    expect(hours).toContain('09:00-17:00');
    const points = nodes.filter((node) => typesOf(node).includes('ContactPoint'));
    const pointHours = points.flatMap(allNodes).filter((node) => 'opens' in node);
    expect(pointHours.map((node) => `${node.opens}-${node.closes}`)).toEqual(
      expect.arrayContaining(['09:00-18:00', '09:00-17:00', '12:00-17:00']),
    );
  });

  test('describes each vehicle with the price on its page', async () => {
    for (const path of vehicles) {
      const { html } = await nodesOf(path);
      const product = await nodeOf(path, 'Product');
      const offer = allNodes(product.offers).find((node) => typesOf(node).includes('Offer'));
      const price = `$${Number(offer?.price).toLocaleString('en-US')}`;
      const said = textOf(html);
      expect([path, said.includes(price)]).toEqual([path, true]);
      expect(said).toContain(String(product.name));
      expect(typesOf(product)).toContain('Vehicle');
      expect(product.image).toBeTruthy();
      expect(offer).toMatchObject({
        priceCurrency: 'USD',
        availability: expect.stringMatching(/InStock$/),
      });
      expect(JSON.stringify(product)).toContain('NewCondition');
    }
  });

  test('walks the same way as the breadcrumb, and ends at the page', async () => {
    for (const path of canonicals.filter((each) => each !== '/')) {
      const { html } = await nodesOf(path);
      const list = await nodeOf(path, 'BreadcrumbList');
      const items = allNodes(list.itemListElement).filter((node) =>
        typesOf(node).includes('ListItem'),
      );
      const shown = html.querySelectorAll('main nav ol li').map((item) => textOf(item));
      expect([path, ...items.map((item) => item.name)]).toEqual([path, ...shown]);
      const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute('href');
      const last = items.at(-1)?.item;
      expect(typeof last === 'object' ? Object(last)['@id'] : last).toBe(canonical);
    }
  });

  test('gives on each page only hours that are seen there', async () => {
    const unseen: string[] = [];
    for (const path of canonicals) {
      const { html, nodes } = await nodesOf(path);
      const said = textOf(html);
      const hours = nodes
        .filter((node) => 'opens' in node)
        .map(({ opens, closes }) => `${clockTime(opens)}-${clockTime(closes)}`);
      const missing = [...new Set(hours)].filter((each) => !said.includes(each));
      unseen.push(...missing.map((each) => `${path}: ${each}`));
    }
    expect(unseen).toEqual([]);
  });

  test('offers the search of the catalogue', async () => {
    const site = await nodeOf('/', 'WebSite');
    expect(JSON.stringify(site)).toMatch(/\/inventory\?search=\{\w+\}/);
  });

  test('gives thirty days to return parts, and seven to a new cart', async () => {
    const { nodes } = await nodesOf('/policies/return-policy');
    const everywhere = [
      ...nodes,
      ...(await nodesOf('/vehicle/denago-ev-city')).nodes,
      ...(await nodesOf('/')).nodes,
    ];
    const days = everywhere.flatMap((node) => node.merchantReturnDays ?? []);
    expect(days).toEqual(expect.arrayContaining([7, 30]));
    const cart = await nodesOf('/vehicle/denago-ev-city');
    expect(
      allNodes(await nodeOf('/vehicle/denago-ev-city', 'Product')).flatMap(
        (node) => node.merchantReturnDays ?? [],
      ),
    ).not.toContain(30);
    expect(cart.nodes.length).toBeGreaterThan(3);
  });

  test('says on a vehicle and a town only what its page shows', async () => {
    for (const path of ['/vehicle/evolution-turfman-1000', '/sussex-county/lewes', '/contact']) {
      const { html, nodes } = await nodesOf(path);
      const said = textOf(html);
      const values = nodes.flatMap((node) => [node.addressLocality, node.postalCode, node.email]);
      const hidden = values.filter((value) => value !== undefined && !said.includes(String(value)));
      expect([path, ...hidden]).toEqual([path]);
    }
  });
});

/** `17:00` as `5PM`. */
function clockTime(time: unknown): string {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number);
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${rest}${hours < 12 ? 'AM' : 'PM'}`;
}
