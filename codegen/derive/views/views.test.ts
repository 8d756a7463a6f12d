import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { groupsAt, isRecord } from '../../model/data.ts';
import { annotationsOf, viewOf } from '../../schema/annotations.ts';
import { expandPages } from '../../site/expand.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { makeContent, makeSite, projectSchemas, type Records } from '../../testing/make-site.ts';
import { smallDealer } from '../../testing/small-dealer.ts';
import { createViewContext } from '../context/view-context.ts';
import { brandOption, categoryOption } from './filter-options.ts';
import { locationCard } from './location-card.ts';
import { seriesCard } from './series-card.ts';
import { vehicleCard } from './vehicle-card.ts';
import { priceRung } from './vehicle-prices.ts';
import { isViewName, views } from './views.ts';

const tables = tablesOf(import.meta.filename);

const context = createViewContext(
  createSiteIndex(makeSite(smallDealer, expandPages(makeContent(smallDealer)).pages)),
);

function view(name: string, reference: unknown): unknown {
  if (!isViewName(name)) throw new Error(name);
  const { one, many } = { one: undefined, many: undefined, ...views[name] };
  const make = isRecord(reference) && many ? many : (one ?? many);
  return make?.(reference, context);
}

const printed = (text: string, label = '') => ({ text, label });

test.each(tables('views'))('the view %s of %j', (name, reference) => {
  // A picture is named by its content and by how it is encoded.
  const shown = JSON.stringify(view(name, reference), undefined, 2).replace(
    /\.\w{10}(?=[-.])/g,
    '.…',
  );
  expect(shown).toMatchSnapshot();
});

describe('a series', () => {
  const written = smallDealer.brands?.acme ?? {};
  const [{ models: _, startingPrice: __, ...bare } = {}] = groupsAt(written, 'series');
  const card = (own: object, vehicles: Record<string, object>) => {
    const vehicle = smallDealer.vehicles?.['acme-r-2-plus-2'];
    const dealer: Records = {
      ...smallDealer,
      brands: { acme: { ...written, series: [{ ...bare, ...own }] } },
      vehicles: Object.fromEntries(
        Object.entries(vehicles).map(([id, more]) => [
          `acme-r-${id}`,
          {
            ...vehicle,
            id: `acme-r-${id}`,
            slug: `r-${id}`,
            aliases: [],
            model: `R ${id}`,
            ...more,
          },
        ]),
      ),
    };
    const site = makeSite(dealer, expandPages(makeContent(dealer)).pages);
    const [made] = seriesCard.many?.('acme', createViewContext(createSiteIndex(site))) ?? [];
    return made;
  };
  const of = (money: number, more = {}) => ({ price: { money }, ...more });
  const named = (...names: string[]) => names.map((name) => expect.objectContaining({ name }));

  test('shows every vehicle that names it, and starts at the cheapest', () => {
    expect(card({}, { '10': of(7000), '4': of(8000), '6': of(7500) })).toMatchObject({
      startingPrice: printed('$7,000'),
      models: named('R 4', 'R 6', 'R 10'),
    });
  });

  test('shows those that it lists first, and not those that it omits', () => {
    const own = { models: ['acme-r-6'], omits: ['acme-r-4'] };
    expect(card(own, { '4': of(9000), '6': of(9500), '8': of(9900) })).toMatchObject({
      models: named('R 6', 'R 8'),
    });
  });

  test('starts where it says, or at the cheapest new vehicle', () => {
    expect(card({ startingPrice: { money: 6000 } }, { '4': of(9000) })).toMatchObject({
      startingPrice: printed('$6,000'),
    });
    const used = { '4': of(9000), '6': of(3000, { condition: 'used' }) };
    expect(card({}, used)).toMatchObject({ startingPrice: printed('$9,000') });
  });

  test('is not shown while it has no vehicle', () => {
    expect(card({}, { '4': of(9000, { series: 'acme/other' }) })).toBeUndefined();
  });
});

test.each([
  ['Used {name}', 'Used ACME R 2+2', 'Used R 2+2'],
  ['{name}, gebraucht', 'ACME R 2+2, gebraucht', 'R 2+2, gebraucht'],
])('the name of a used vehicle says so as %s', (usedName, name, model) => {
  const dealer: Records = {
    ...smallDealer,
    site: { ...smallDealer.site, usedName },
    vehicles: {
      'acme-r-2-plus-2': { ...smallDealer.vehicles?.['acme-r-2-plus-2'], condition: 'used' },
    },
  };
  const used = createViewContext(
    createSiteIndex(makeSite(dealer, expandPages(makeContent(dealer)).pages)),
  );
  expect(vehicleCard.one?.('acme-r-2-plus-2', used)).toMatchObject({ name, model });
});

test.each([
  ['US', 'dock', ['1 Pier', 'Harbor, ME 04000']],
  ['DE', 'dock', ['1 Pier', '04000 Harbor']],
  ['GB', 'dock', ['1 Pier', 'Harbor', '04000']],
  ['US', 'online', ['Maine']],
])('in %s the address of the %s is written as the post does there', (country, id, address) => {
  const site = makeSite({ ...smallDealer, site: { ...smallDealer.site, country } });
  const abroad = createViewContext(createSiteIndex(site));
  expect(locationCard.one?.(id, abroad)).toMatchObject({ id, address });
});

test.each([
  [{ side: 'runner' }, ['A boat', 'A boat']],
  [{}, [undefined, undefined]],
])('rungs and similar vehicles are shown from the side only if all can be: %j', (more, texts) => {
  const boat = { ...smallDealer.vehicles?.['acme-r-2-plus-2'], side: 'runner' };
  const larger = { id: 'larger', slug: 'larger', specifications: { seatingCapacity: 6 } };
  const { side: _, ...bare } = boat;
  const vehicles = { 'acme-r-2-plus-2': boat, larger: { ...bare, ...larger, ...more } };
  const dealer: Records = { ...smallDealer, vehicles };
  const site = makeSite(dealer, expandPages(makeContent(dealer)).pages);
  const context = createViewContext(createSiteIndex(site));
  const rungs = priceRung.many?.('all', context) ?? [];
  expect(rungs.map(({ side }) => side?.alt)).toEqual(texts);
  const similar = vehicleCard.many?.('larger', context) ?? [];
  expect(similar.map(({ side }) => side?.alt)).toEqual(texts);
});

test('the filters of brands and of series have choices once there are two', () => {
  const { brands = {}, vehicles = {} } = smallDealer;
  const boat = Object.values(vehicles)[0] as object;
  const site = makeSite({
    ...smallDealer,
    brands: {
      ...brands,
      rival: {
        ...(brands.acme as object),
        name: 'Rival',
        path: '/rival',
        series: [{ slug: 'gull', name: 'GULL' }],
      },
    },
    vehicles: {
      ...vehicles,
      other: { ...boat, id: 'other', slug: 'other', brand: 'rival', series: 'rival/gull' },
    },
  });
  const context = createViewContext(createSiteIndex(site));
  expect(brandOption.many?.('all', context)).toEqual([
    { value: 'acme', label: 'ACME' },
    { value: 'rival', label: 'Rival' },
  ]);
  expect(categoryOption.many?.('all', context)).toEqual([
    { value: 'r', label: 'R' },
    { value: 'gull', label: 'GULL' },
  ]);
});

describe('towns of a query', () => {
  const names = (query: object) =>
    (view('town-link', query) as { name: string }[]).map(({ name }) => name);

  test.each([
    ['by name', { county: 'north' }, ['Arch', 'Bay', 'Cove']],
    ['by population', { sort: 'population' }, ['Arch', 'Cove', 'Bay']],
    ['at most so many', { take: 1 }, ['Arch']],
    ['of another county', { county: 'south' }, []],
    ['near one', { near: 'north/bay' }, ['Cove', 'Arch']],
    ['the nearest', { near: 'north/bay', take: 1 }, ['Cove']],
  ])('%s', (_name, query, want) => expect(names(query)).toEqual(want));

  test('a town knows its neighbors and the way to each place one can drive to', () => {
    expect(view('town-register', 'north/bay')).toMatchObject({
      county: { name: 'North County', href: '/north' },
      rank: { position: 3, count: 3 },
      seat: { name: 'Bay', distance: 0, direction: undefined },
      ocean: undefined,
      around: { distance: 10, count: 1 },
    });
    const nearest = { name: 'Dock', distance: 0, direction: undefined };
    expect(view('town-way', 'north/bay')).toEqual({ name: 'Bay', nearest });
    expect(view('town-profile', 'north/bay')).toMatchObject({
      nearest: [
        { id: 'north/cove', distance: 6.9, direction: 'north' },
        { id: 'north/arch', distance: 13.8, direction: 'north' },
      ],
      distances: [{ name: 'Dock', distance: 0, direction: undefined }],
    });
  });
});

test('there is exactly the view that each schema asks for', () => {
  const asked = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    if (!isRecord(value)) return;
    const view = viewOf(annotationsOf(value));
    if (view) asked.add(`${view.name} ${view.isMany ? 'many' : 'one'}`);
    Object.values(value).forEach(collect);
  };
  for (const name of projectSchemas.names) collect(projectSchemas.named(name));
  const made = Object.entries(views).flatMap(([name, each]) =>
    Object.keys(each).map((way) => `${name} ${way}`),
  );
  expect(made.sort()).toEqual([...asked].sort());
});

test('a photograph has no paint: it shows the color that it shows', () => {
  const vehicle = smallDealer.vehicles?.['acme-r-2-plus-2'] ?? {};
  const [drawn, taken] = Object.keys(smallDealer.pictures ?? {});
  const paints = (photo: boolean) => {
    const pictures = { ...smallDealer.pictures };
    if (taken) pictures[taken] = { ...Object(pictures[taken]), photo };
    const look = { ...Object(vehicle.look), paints: [{ name: 'Blue', color: '#112233' }] };
    const dealer = {
      ...smallDealer,
      pictures,
      vehicles: { 'acme-r-2-plus-2': { ...vehicle, images: [drawn, taken], look } },
    };
    const own = createViewContext(
      createSiteIndex(makeSite(dealer, expandPages(makeContent(dealer)).pages)),
    );
    const made = views['vehicle-detail'].one?.('acme-r-2-plus-2', own);
    return Object(made).paints[0].pictures.length;
  };
  expect([paints(false), paints(true)]).toEqual([2, 1]);
});
