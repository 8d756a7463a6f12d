import { describe, expect, test } from 'vitest';
import { groupsAt, isRecord } from '../../model/data.ts';
import { expandPages } from '../../site/expand.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { makeContent, makeSite, projectSchemas, type Records } from '../../testing/make-site.ts';
import { smallDealer } from '../../testing/small-dealer.ts';
import { createViewContext } from '../context/view-context.ts';
import { brandOption } from './brand-option.ts';
import { categoryOption } from './category-option.ts';
import { locationCard } from './location-card.ts';
import { seriesCard } from './series-card.ts';
import { vehicleCard } from './vehicle-card.ts';
import { isViewName, views } from './views.ts';

const context = createViewContext(
  createSiteIndex(makeSite(smallDealer, expandPages(makeContent(smallDealer)).pages)),
);

function view(name: string, reference: unknown): unknown {
  if (!isViewName(name)) throw new Error(name);
  const { one, many } = { one: undefined, many: undefined, ...views[name] };
  const make = isRecord(reference) && many ? many : (one ?? many);
  return make?.(reference, context);
}

const dial = { text: '1-555-010-0100', href: 'tel:+15550100100' };
const outline = {
  src: expect.stringMatching(/^\/assets\/pictures\/none\.\w{10}\.svg$/),
  width: 30,
  height: 20,
  alt: 'An outline',
};

/** A vehicle as the API gives it. */
const runner = {
  id: 'acme-r-2-plus-2',
  name: 'ACME R 2+2',
  description: 'A cart.',
  price: 7340,
  brand: 'ACME',
  category: 'R',
  inStock: true,
  isNew: false,
  condition: 'new',
  images: [],
  features: ['Folding seat'],
  specifications: {
    seatingCapacity: 4,
    range: '40 miles',
    payload: '500 lbs',
    drive: 'All-wheel',
  },
};

const printed = (text: string, label = '') => ({ text, label });
const cardDrive = printed('2x4', 'Advertised drive');

const cases: [string, unknown, unknown][] = [
  [
    'action',
    { text: 'A', to: '/x#y', style: 'quiet' },
    { text: 'A', href: '/x#y', target: 'internal', style: 'quiet' },
  ],
  [
    'action',
    { text: 'A', to: 'phone:main' },
    { text: 'A', label: 'A, 1-555-010-0100', href: dial.href, target: 'phone' },
  ],
  [
    'action',
    { text: 'A', to: 'email:main' },
    { text: 'A', href: 'mailto:hello@tide.example', target: 'email' },
  ],
  [
    'action',
    { text: 'A', to: 'external:apply' },
    { text: 'A', href: 'https://apply.example', target: 'external' },
  ],
  [
    'action',
    { text: 'A', to: 'map:dock' },
    { text: 'A', href: 'https://m.example/dock', target: 'external' },
  ],
  [
    'picture',
    'runner',
    {
      src: expect.stringMatching(/^\/assets\/pictures\/runner\.\w{10}-800\.webp$/),
      width: 1200,
      height: 800,
      alt: 'A cart',
    },
  ],
  [
    'brand-tile',
    'acme',
    { id: 'acme', name: 'ACME', href: '/acme', tagline: 'Carts.', description: 'Good carts.' },
  ],
  [
    'department',
    'shop',
    {
      id: 'shop',
      name: 'Shop',
      label: 'Regular hours',
      phone: dial,
      rows: [
        { days: 'Mon-Fri', hours: '9AM-5:30PM' },
        { days: 'Sun', hours: 'Closed' },
      ],
    },
  ],
  [
    'department',
    'shop@winter',
    {
      id: 'shop',
      name: 'Shop',
      label: 'Winter hours',
      also: ['Longer in summer.'],
      phone: dial,
      rows: [{ days: 'Sat', hours: '10AM-12PM' }],
    },
  ],
  [
    'county-card',
    'north',
    {
      id: 'north',
      name: 'North County',
      href: '/north',
      seat: 'Bay',
      population: 90,
      description: 'North.',
      townCount: 3,
    },
  ],
  [
    'place-map',
    'town:north/bay',
    {
      name: 'Bay',
      coordinates: { lat: 40, lng: -75 },
      embedUrl: 'https://m.example/40,-75/Bay%2C%20Maine?z=14',
      linkUrl: 'https://m.example/40',
      locator: expect.objectContaining({ outlines: [] }),
    },
  ],
  ['policy-link', 'all', [{ text: 'Returns', href: '/policies/returns' }]],
  [
    'policy-document',
    'returns',
    {
      id: 'returns',
      title: 'Returns',
      heading: 'Returns',
      hero: true,
      effective: 'February 3, 2024',
      sections: [{ id: 'a', heading: 'A', paragraphs: ['B'] }],
      contact: { heading: 'Ask', lines: ['Us'] },
    },
  ],
  [
    'rental-group',
    'four',
    {
      id: 'four',
      title: 'Four',
      description: 'Seats.',
      plans: [
        {
          id: 'week',
          title: 'Week',
          description: 'Seven.',
          price: printed('$1,290'),
          duration: '7 days',
          days: 7,
          perDay: { text: '$184', isExact: false },
          renewal: 'Call',
          delivery: 'Free',
          badge: '7 days',
          savings: 'SAVE 28.3%',
        },
      ],
      hints: [],
    },
  ],
  [
    'series-card',
    'acme',
    [
      {
        id: 'acme/r',
        name: 'R',
        title: 'R Series',
        description: 'Short.',
        features: ['Quiet'],
        startingPrice: printed('$7,995'),
        models: [{ name: 'R 2+2', href: '/vehicles/r-2+2' }],
      },
    ],
  ],
  [
    'vehicle-card',
    'acme-r-2-plus-2',
    {
      id: 'acme-r-2-plus-2',
      name: 'ACME R 2+2',
      model: 'R 2+2',
      series: 'R',
      brand: 'ACME',
      href: '/vehicle/acme-r-2-plus-2',
      modelHref: '/vehicles/r-2+2',
      price: printed('$7,340', 'Model price'),
      priceNotes: ['Advertised at $7,000.'],
      isNew: false,
      inStock: true,
      picture: outline,
      facts: {
        seats: printed('4'),
        range: { ...printed('40 miles'), figure: '40' },
        drive: cardDrive,
      },
      features: ['Folding seat'],
    },
  ],
  [
    'vehicle-card',
    'acme-r-2-plus-2@home',
    expect.objectContaining({ price: printed('$7,000', 'Advertised price') }),
  ],
  ['price-rung', 'all', [{ size: 4, vehicle: expect.objectContaining({ id: 'acme-r-2-plus-2' }) }]],
  ['brand-option', 'all', []],
  ['category-option', 'all', []],
  [
    'vehicle-detail',
    'acme-r-2-plus-2',
    {
      vehicle: runner,
      readings: {
        price: { label: 'Model price', also: ['Advertised at $7,000.'] },
        drive: { label: 'Model drive', also: [] },
      },
      isStockOwed: false,
      pictures: [],
      paints: [],
      placeholder: outline,
    },
  ],
  [
    'vehicle-list',
    'brand:acme',
    {
      vehicles: [runner],
      placeholder: outline,
      cardFacts: {
        'acme-r-2-plus-2': {
          seats: printed('4'),
          range: { ...printed('40 miles'), figure: '40' },
          drive: cardDrive,
        },
      },
      priceLabels: { 'acme-r-2-plus-2': 'Model price' },
      stockOwed: [],
    },
  ],
];

describe('views', () => {
  test.each(cases)('%s of %j', (name, reference, want) =>
    expect(view(name, reference)).toEqual(want),
  );
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

test.each(['all', 'brand:acme', 'series:acme/r'])('cards of the query %s', (query) => {
  expect(vehicleCard.many?.(query, context)).toEqual([
    expect.objectContaining({ id: 'acme-r-2-plus-2' }),
  ]);
});

describe('locations', () => {
  test.each([
    ['dock', ['1 Pier', 'Harbor, ME 04000']],
    ['online', ['Maine']],
  ])('%s shows the address lines it has', (id, address) => {
    expect(view('location-card', id)).toMatchObject({ id, address, phone: dial });
  });
});

test.each([
  ['US', ['1 Pier', 'Harbor, ME 04000']],
  ['DE', ['1 Pier', '04000 Harbor']],
  ['GB', ['1 Pier', 'Harbor', '04000']],
])('in %s an address is written as the post does there', (country, address) => {
  const site = makeSite({ ...smallDealer, site: { ...smallDealer.site, country } });
  const abroad = createViewContext(createSiteIndex(site));
  expect(locationCard.one?.('dock', abroad)).toMatchObject({ address });
});

test('the filters of brands and of series have choices once there are two', () => {
  const { brands = {}, vehicles = {} } = smallDealer;
  const cart = Object.values(vehicles)[0] as object;
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
      other: { ...cart, id: 'other', slug: 'other', brand: 'rival', series: 'rival/gull' },
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
    if (typeof value['x-view'] === 'string') {
      asked.add(`${value['x-view']} ${value['x-many'] === true ? 'many' : 'one'}`);
    }
    Object.values(value).forEach(collect);
  };
  for (const name of projectSchemas.names) collect(projectSchemas.named(name));
  const made = Object.entries(views).flatMap(([name, each]) =>
    Object.keys(each).map((way) => `${name} ${way}`),
  );
  expect(made.sort()).toEqual([...asked].sort());
});
