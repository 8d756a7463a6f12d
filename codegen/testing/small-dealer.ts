import type { Records } from './make-site.ts';

/** A dealer with one or two of everything. */
export const smallDealer: Records = {
  site: {
    name: 'Tide Carts',
    region: 'the bay',
    stateName: 'Maine',
    email: 'hello@tide.example',
    vehiclePlaceholder: 'none',
    map: {
      embedUrl: 'https://m.example/{lat},{lng}/{name}?z={zoom}',
      linkUrl: 'https://m.example/{lat}',
      zoom: 14,
    },
    phones: { main: { number: '1-555-010-0100', label: 'Main' } },
    departments: {
      shop: {
        name: 'Shop',
        phone: 'main',
        hours: [
          { days: ['mon', 'fri'], opens: '09:00', closes: '17:30' },
          { days: ['sun'], text: 'Closed' },
        ],
        label: 'Regular hours',
        also: 'Longer in summer.',
        readings: {
          winter: {
            hours: [{ days: ['sat'], opens: '10:00', closes: '12:00' }],
            label: 'Winter hours',
            shown: 'Nowhere.',
          },
        },
      },
    },
    locations: {
      dock: {
        name: 'Dock',
        type: 'physical',
        city: 'Harbor',
        address: { street: '1 Pier', city: 'Harbor', region: 'ME', zip: '04000' },
        phone: 'main',
        coordinates: { lat: 40, lng: -75 },
        googleMapsUrl: 'https://m.example/dock',
        youtubeUrl: 'https://v.example',
        websiteUrl: 'https://tide.example',
        reviewUrl: 'https://r.example',
      },
      online: {
        name: 'Online',
        type: 'online',
        city: 'Maine',
        address: { region: 'ME' },
        phone: 'main',
        coordinates: { lat: 41, lng: -75 },
        googleMapsUrl: 'https://m.example/me',
        youtubeUrl: 'https://v.example',
        websiteUrl: 'https://tide.example',
        reviewUrl: 'https://r.example',
      },
    },
    externals: { apply: { name: 'Apply', url: 'https://apply.example' } },
  },
  pictures: {
    runner: { file: 'carts/runner.png', alt: 'A cart' },
    none: { file: 'none.svg', alt: 'An outline' },
  },
  counties: {
    north: {
      name: 'North County',
      seat: 'Bay',
      population: 90,
      description: 'North.',
      coordinates: { lat: 40, lng: -75 },
      path: '/north',
      townPath: '/north/{slug}',
    },
  },
  towns: Object.fromEntries(
    ['Bay', 'Cove', 'Arch'].map((name, index) => [
      `north/${name.toLowerCase()}`,
      {
        name,
        slug: name.toLowerCase(),
        county: 'north',
        type: 'Town',
        population: 10 * (index + 1),
        zip: '04000',
        setting: 'bay',
        coordinates: { lat: 40 + index / 10, lng: -75 },
      },
    ]),
  ),
  brands: {
    acme: {
      name: 'ACME',
      tagline: 'Carts.',
      description: 'Good carts.',
      path: '/acme',
      series: [
        {
          slug: 'r',
          name: 'R',
          title: 'R Series',
          description: 'Short.',
          features: ['Quiet'],
          startingPrice: { money: 7995 },
          models: ['acme-r-2-plus-2'],
        },
      ],
    },
  },
  vehicles: {
    'acme-r-2-plus-2': {
      id: 'acme-r-2-plus-2',
      slug: 'r-2+2',
      aliases: ['r-2+2'],
      brand: 'acme',
      series: 'acme/r',
      model: 'R 2+2',
      description: 'A cart.',
      price: {
        money: 7340,
        label: 'Model price',
        readings: {
          home: {
            money: 7000,
            label: 'Advertised price',
            also: 'Advertised at {value}.',
            shown: 'Home.',
          },
        },
      },
      inStock: true,
      isNew: false,
      condition: 'new',
      images: [],
      features: ['Folding seat'],
      specifications: {
        seatingCapacity: 4,
        range: { miles: 40 },
        payload: { pounds: 500 },
        drive: {
          text: 'All-wheel',
          label: 'Model drive',
          readings: { cards: { text: '2x4', label: 'Advertised drive', shown: 'Cards.' } },
        },
      },
    },
  },
  pricing: {
    rentals: {
      groups: {
        four: {
          title: 'Four',
          description: 'Seats.',
          plans: {
            week: {
              title: 'Week',
              description: 'Seven.',
              price: { money: 1290 },
              duration: { days: 7 },
              renewal: 'Call',
              delivery: 'Free',
              badge: '7 days',
              savings: 'SAVE 28.3%',
            },
          },
        },
      },
    },
  },
  policies: {
    returns: {
      title: 'Returns',
      path: '/policies/returns',
      navigationText: 'Returns',
      hero: true,
      effective: { date: '2024-02-03' },
      sections: [{ id: 'a', heading: 'A', paragraphs: ['B'] }],
      contact: { heading: 'Ask', lines: ['Us'] },
    },
  },
  templates: {
    policy: {},
    town: {},
    vehicle: { path: '/vehicle/{id}', aliases: ['/vehicles/{id}'] },
  },
};
