import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { addresses, canonicals, vehiclePath } from './content/addresses.ts';
import { onePrice, priceText } from './content/prices.ts';
import {
  dialed,
  madeSections,
  pages,
  people,
  site,
  towns,
  vehicleName,
  vehicles,
} from './content/records.ts';
import { textOf } from './page-text.ts';
import { startReading } from './reading.ts';
import { createStatedFaults, type StatedRow, statedIn } from './stated-values.ts';
import { allNodes, type DataNode, typesOf } from './structured-data.ts';

const reading = startReading();

const rows = tablesOf(import.meta.filename)<StatedRow>('stated');
const faultsOf = createStatedFaults(rows);
const dealer = { site, towns, people, vehicles, addresses, vehiclePath };

/** The pages with a list of what is for sale, and the vehicles on it. */
const listsOfVehicles = pages.flatMap(({ path }) => {
  const lists = madeSections(path, 'vehicle-inventory').map(({ vehicles: made }) => Object(made));
  const sections = [...lists, ...madeSections(path, 'model-grid')];
  const ids = sections.flatMap(({ vehicles: made }) => Object(made) as { readonly id: string }[]);
  return ids.length > 0 ? [[path, ids.map(({ id }) => id)] as const] : [];
});

const pagesOfPlans = pages
  .map(({ path }) => path)
  .filter((path) => madeSections(path, 'rental-plans').length > 0);

const ofType = (nodes: readonly DataNode[], type: string) =>
  nodes.filter((node) => typesOf(node).includes(type));

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
  test.for(listsOfVehicles)('lists the vehicles of %s as its cards do', async ([path, ids]) => {
    const { nodes } = await nodesOf(path);
    const urls = ofType(nodes, 'ItemList')
      .flatMap(allNodes)
      .map(({ url }) => url);
    const addresses = ids.map((id) => expect.stringMatching(`${RegExp.escape(vehiclePath(id))}$`));
    expect(urls.filter(Boolean)).toEqual(addresses);
  });

  test.for(pagesOfPlans)('offers the rental plans of %s', async (path) => {
    const { nodes } = await nodesOf(path);
    const service = ofType(nodes, 'Service').find(({ provider }) => provider);
    expect(ofType(allNodes(service), 'Offer').length).toBeGreaterThan(0);
  });

  test('holds no review and no rating, and refers to nothing that it does not describe', async () => {
    for (const path of canonicals) {
      const { nodes } = await nodesOf(path);
      const keys = nodes.flatMap((node) => [...Object.keys(node), ...typesOf(node)]);
      expect(keys.filter((key) => /review|rating/i.test(key))).toEqual([]);
      const described = nodes.filter(({ name }) => name !== undefined).map((node) => node['@id']);
      const referred = nodes.filter((node) => Object.keys(node).join() === '@id');
      const unknown = referred.filter((node) => !described.includes(node['@id']));
      expect([path, unknown]).toEqual([path, []]);
    }
  });

  test.runIf(site.mainLocation && site.businessType)(
    'names the dealer with address, phone, site and place',
    async () => {
      const dealer = await nodeOf('/', `${site.businessType}`);
      const { address, coordinates } = site.locations?.[site.mainLocation ?? ''] ?? expect.fail();
      expect(String(dealer.telephone).replace(/\D/g, '')).toBe(dialed.replace(/\D/g, ''));
      expect(dealer).toMatchObject({
        name: site.name,
        address: {
          '@type': 'PostalAddress',
          addressLocality: address.city,
          addressRegion: address.region,
          addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
        },
        geo: {
          '@type': 'GeoCoordinates',
          latitude: coordinates?.lat,
          longitude: coordinates?.lng,
        },
      });
      expect(URL.canParse(String(dealer.url))).toBe(true);
    },
  );

  test('gives the hours of the departments that are to have them', async () => {
    const { nodes } = await nodesOf('/contact');
    const points = nodes.filter((node) => typesOf(node).includes('ContactPoint'));
    const given = { openingHours: hoursOf(nodes), contactPoint: hoursOf(points.flatMap(allNodes)) };
    for (const { structuredData, hours, location, name } of Object.values(site.departments ?? {})) {
      if (!structuredData) continue;
      if (location && location !== site.mainLocation) {
        // Nobody is to read them as the hours of the main address.
        const { city, street, zip } = site.locations?.[location]?.address ?? {};
        const there = nodes.find((node) => node.name === name);
        expect(there?.address).toMatchObject({
          addressLocality: city,
          ...(street && { streetAddress: street }),
          ...(zip && { postalCode: zip }),
        });
        expect(hoursOf(allNodes(there))).not.toEqual([]);
      }
      const wanted = hours.flatMap(({ opens, closes }) => (opens ? `${opens}-${closes}` : []));
      expect(given[structuredData]).toEqual(expect.arrayContaining(wanted));
    }
  });

  test('describes each vehicle with the price on its page', async () => {
    for (const vehicle of vehicles) {
      const path = vehiclePath(vehicle.id);
      const { html } = await nodesOf(path);
      const product = await nodeOf(path, 'Product');
      const offer = allNodes(product.offers).find((node) => typesOf(node).includes('Offer'));
      const said = textOf(html);
      expect([path, said.includes(priceText(vehicle))]).toEqual([path, true]);
      expect(product.name).toBe(vehicleName(vehicle));
      expect(said).toContain(vehicleName(vehicle));
      expect(typesOf(product)).toContain('Vehicle');
      expect(product.image).toBeTruthy();
      // A price that the dealer owes, or does not name, is no promise to search engines.
      const price = vehicle.price?.owed ? undefined : onePrice(vehicle);
      if (price === undefined) expect([path, offer]).toEqual([path, undefined]);
      else expect(offer).toMatchObject({ price, priceCurrency: 'USD' });
      const stock = { true: 'https://schema.org/InStock', false: 'https://schema.org/OutOfStock' };
      if (offer) expect(offer.availability).toBe({ undefined, ...stock }[`${vehicle.inStock}`]);
      const condition = vehicle.condition === 'new' ? 'NewCondition' : 'UsedCondition';
      expect(JSON.stringify(product)).toContain(condition);
    }
  });

  test('walks the same way as the breadcrumb, and ends at the page', async () => {
    for (const path of canonicals.filter((each) => each !== '/')) {
      const { html, nodes } = await nodesOf(path);
      const list = nodes.find((node) => typesOf(node).includes('BreadcrumbList'));
      const items = allNodes(list?.itemListElement).filter((node) =>
        typesOf(node).includes('ListItem'),
      );
      const shown = html.querySelectorAll('main nav ol li').map((item) => textOf(item));
      expect([path, ...items.map((item) => item.name)]).toEqual([path, ...shown]);
      if (shown.length === 0) continue;
      const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute('href');
      const last = items.at(-1)?.item;
      expect(typeof last === 'object' ? Object(last)['@id'] : last).toBe(canonical);
    }
  });

  test('says on every page only what the page shows, what content holds and what its preview says', async () => {
    const faults: string[] = [];
    for (const path of canonicals) {
      const { html, nodes } = await nodesOf(path);
      const page = { dealer, path, html, said: textOf(html) };
      const values = nodes
        .filter((node) => '@type' in node)
        .flatMap((node) => statedIn(node, dealer));
      faults.push(...values.flatMap((value) => faultsOf(value, page)));
    }
    expect([...new Set(faults)]).toEqual([]);
  });
});

/** The opening hours among these nodes. */
function hoursOf(nodes: readonly DataNode[]): string[] {
  return nodes.filter((node) => 'opens' in node).map((node) => `${node.opens}-${node.closes}`);
}
