// What the site was specified to say, for comparison with what it says today: `make specification`. A dealer may change
// any of these facts. No test reads this list.

const slugs = (list: string) => list.trim().split(/\s+/);

const towns = {
  newCastle: slugs(`
    arden ardencroft ardentown bellefonte clayton delaware-city elsmere middletown new-castle newark newport odessa
    smyrna townsend wilmington`),
  kent: slugs(`
    bowers camden cheswold dover farmington felton frederica harrington hartly houston kenton leipsic little-creek
    magnolia viola woodside wyoming`),
  sussex: slugs(`
    bethany-beach bethel blades bridgeville dagsboro delmar dewey-beach ellendale fenwick-island frankford georgetown
    greenwood henlopen-acres laurel lewes milford millsboro millville milton ocean-view rehoboth-beach seaford
    selbyville slaughter-beach south-bethany`),
};

/** The last part of a vehicle's id, and its slug as the brand pages link it. */
const models: Readonly<Record<string, readonly string[]>> = {
  denago: slugs('ev-city ev-nomad nomad-xl rover-xl rover-xl6 rover-xxl'),
  evolution: slugs(`
    d5-ranger-2+2 d5-ranger-4 d5-ranger-6 d5-ranger-6-plus d5-ranger-4-plus d5-maverick-4 d5-maverick-6
    d5-maverick-4-plus d5-maverick-6-plus classic-2-plus classic-2-pro classic-4-plus carrier-6-plus carrier-8-plus
    forester-4-plus forester-6-plus turfman-200 turfman-800 turfman-1000 d6-max-gt4 d6-max-gt6 d6-max-xt4 d6-max-xt6`),
};

const policies = slugs(`
  terms-conditions return-policy delivery-policy rental-policy storage-policy publishing-policy feedback-policy
  corrections-policy diversity-policy ethics-policy staffing-report`).map(
  (slug) => `/policies/${slug}`,
);

const pages = slugs(`
  / /inventory /rentals /services /about /denago /evolution /contact /thank-you /showroom /financing /eco-impact
  /privacy /terms /new-castle-county-golf-carts /kent-county-golf-carts /sussex-county-delaware
  /milford-golf-carts-kent`);

/** An address and the canonical address it answers 200 with. */
type Promised = readonly [path: string, canonical: string];

const itself = (path: string): Promised => [path, path];
const ownAddress = (slug: string) => `/${slug}-golf-carts`;
const sussexAddress = (slug: string) => `/sussex-county/${slug}`;

/** Every promised address. */
export const addresses: readonly Promised[] = [
  ...[...pages, ...policies].map(itself),
  ['/privacy-policy', '/privacy'],
  ['/terms-of-service', '/terms'],
  ...[...towns.newCastle, ...towns.kent].map(ownAddress).map(itself),
  ...towns.sussex.flatMap((slug): Promised[] => [
    itself(sussexAddress(slug)),
    [ownAddress(slug), sussexAddress(slug)],
  ]),
  ...Object.entries(models).flatMap(([brand, list]) =>
    list.flatMap((slug) => {
      const id = `${brand}-${slug.replace('2+2', '2-plus-2')}`;
      const names = new Set([id, slug, slug.replace('+', '%2B')]);
      return [...names].flatMap((name): Promised[] => [
        [`/vehicle/${name}`, `/vehicle/${id}`],
        [`/vehicles/${name}`, `/vehicle/${id}`],
      ]);
    }),
  ),
];

/** Words on the page, a number of elements, or a link's first words and its target. */
export type Value =
  | string
  | readonly [count: number, selector: string]
  | readonly [text: string, to: string];

/** A page, the heading of the part in question (empty for the whole page), and its values. */
export type Row = readonly [path: string, heading: string, ...values: Value[]];

const phone = '1-844-844-6638';
const call = 'tel:+18448446638';

const frame = ['/', '/vehicle/denago-ev-city', '/newark-golf-carts | /policies/ethics-policy'];

const model = (path: string, name: string, ...values: Value[]): Row => [
  path,
  name,
  ...values,
  ['View Details', `/vehicles/${name.toLowerCase().replaceAll(' ', '-')}`],
  ['Get Quote', '/contact'],
];

const series = (name: string, price: string, list: string): Row => {
  const names = list.split(', ');
  const more = names.length > 3 ? [`+${names.length - 3} more models`] : [];
  const links = names.map(
    (each): Value => [
      `${name} ${each}`,
      `/vehicles/${`${name} ${each}`.toLowerCase().replaceAll(' ', '-')}`,
    ],
  );
  return [
    '/evolution',
    `${name} Series`,
    `${names.length} Models`,
    `Starting at ${price}`,
    ...more,
    ...links,
  ];
};

const largest = (
  path: string,
  ...list: readonly (readonly [town: string, type: string, population: string])[]
) => list.map(([town, type, population]): Row => [path, town, type, population]);

const town = (path: string, name: string, ...values: Value[]): readonly Row[] => [
  [path, '', phone, 'Delivery and service area', ...values],
  [path, `What you get in ${name}`, [3, 'h3']],
  [path, `Our services for ${name}`, [8, 'li']],
  [path, `Reach us from ${name}`, 'Mon-Sat', '9AM-6PM', ['Call Now', call]],
];

/** What each page says. */
export const values: readonly Row[] = [
  ...frame.map(
    (path): Row => [
      path,
      '',
      ['Home', '/'],
      ['Inventory', '/inventory'],
      ['Rentals', '/rentals'],
      ['Services', '/services'],
      ['Showroom', '/showroom'],
      ['Contact', '/contact'],
      ['Sussex County', '/sussex-county-delaware'],
      ['About', '/about'],
      ['Financing', '/financing'],
      ['Eco-Impact Calculator', '/eco-impact'],
      ['Call', call],
      ['Evolution', '/evolution'],
      ['Denago', '/denago'],
      ['Privacy', '/privacy'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ...policies.map((policy): Value => ['', policy]),
      ...[...towns.newCastle, ...towns.kent, 'milford'].map(
        (slug): Value => ['', slug === 'milford' ? '/milford-golf-carts-kent' : ownAddress(slug)],
      ),
      ...towns.sussex.map((slug): Value => ['', sussexAddress(slug)]),
      [1, '#notices'],
    ],
  ),
  ['/', '', phone, '500+ | 15+ | 0% Financing | $6 per mile | 10 miles | 15 miles'],
  ['/', '', 'all 25 Sussex County municipalities | Mon-Fri | 9AM-5PM | Closed'],
  [
    '/',
    'Evolution D5 Maverick 4 Plus',
    'NEW | $12,995',
    ['View Details', '/vehicle/evolution-d5-maverick-4-plus'],
  ],
  ['/', 'Evolution D6 Max XT4', 'NEW | $16,995', ['View Details', '/vehicle/evolution-d6-max-xt4']],
  ['/', 'Denago EV City', 'NEW | $11,995', ['View Details', '/vehicle/denago-ev-city']],
  ['/', 'About First State Golf Carts', ['Read our story', '/about']],
  ['/', 'Sussex towns, A to Z', [24, 'li']],
  ['/', 'New Castle County', ['Explore', '/new-castle-county-golf-carts']],
  ['/', 'Kent County', ['Explore', '/kent-county-golf-carts']],
  ['/', 'Sussex County', ['Explore', '/sussex-county-delaware']],
  ['/', 'Main Contact', phone, ['Call Now', call]],
  ['/inventory', '', phone, 'Showing 29 of 29 total vehicles', [29, '#results h3']],
  ['/inventory', '', [3, 'select[name=brand] option'], [6, 'select[name=category] option']],
  ['/inventory', '', [4, 'select[name=price] option']],
  ['/inventory?sort=price-up', '', '$6,695'],
  ['/inventory?sort=price-down', '', '$17,595'],
  ['/inventory?category=ranger', '', 'Showing 5 of 29 total vehicles'],
  ['/inventory?category=maverick', '', 'Showing 4 of 29 total vehicles'],
  ['/inventory?category=forester', '', 'Showing 2 of 29 total vehicles'],
  ['/inventory?category=turfman', '', 'Showing 3 of 29 total vehicles'],
  ['/inventory?category=rover', '', 'Showing 3 of 29 total vehicles'],
  ['/inventory?search=ev+city&price=15000-25000', '', 'Showing 1 of 29 total vehicles'],
  ['/rentals', '', phone, 'Insurance is included | 24/7 support'],
  ['/rentals', 'Rental plans', [12, 'li'], [12, `li a[href="${call}"]`], ['RESERVE TODAY', call]],
  ['/rentals', 'Rental plans', '4 Seater | $245 | $685 | SAVE 6.8% | $1,050 | SAVE 38.7%'],
  ['/rentals', 'Rental plans', '$2,800 | SAVE 61.6% | 6 Seater | $295 | $735 | SAVE 16.9%'],
  ['/rentals', 'Rental plans', '$1,400 | SAVE 32.2% | $3,500 | SAVE 60.4% | Utility'],
  ['/services', '', phone, '$155/hour | 24-48 hours | Club Car | EZ-GO | Tomberlin | Swift EV'],
  ['/services', 'How we can help', [4, 'h3']],
  ['/services', 'Service hours', 'Mon-Fri | 8AM-5PM | 9AM-3PM | Emergency only'],
  ['/about', '', phone, '500+ | 15+ | 9AM-5PM | By appointment'],
  ['/about', 'Our story', '2008 | 17+ | 1,500+'],
  ['/about', 'Our 25 Sussex County municipalities', [3, 'ul']],
  [
    '/denago',
    'Find your series',
    [3, 'h3'],
    'EV CITY Series',
    'EV NOMAD Series',
    'EV ROVER Series',
  ],
  model('/denago', 'EV CITY', '$15,000 | 2 seats | 40 miles | 25 mph | 2x4'),
  model('/denago', 'EV NOMAD', '$8,495 | 4 seats | 45 miles | 25 mph | 2x4'),
  model('/denago', 'NOMAD XL', '$8,495 | 55 miles | 25 mph | 2x4'),
  model('/denago', 'ROVER XL', '$9,995 | 6 seats | 50 miles | 25 mph | 2x4'),
  model('/denago', 'ROVER XL6', '$11,995 | 50 miles | 25 mph | 2x4'),
  model('/denago', 'ROVER XXL', '$11,995 | 8 seats | 60 miles | 25 mph | 2x4'),
  ['/denago', '', ['Compare All Models', '/inventory'], ['Schedule Test Drive', '/contact']],
  [
    '/evolution',
    '',
    ['View EVOLUTION Models', '/inventory'],
    ['Schedule Test Drive', '/contact'],
    ['Call', call],
  ],
  ['/evolution', 'The EVOLUTION Difference', [6, 'li']],
  ['/evolution', 'Complete EVOLUTION Lineup', [7, 'h3']],
  series('D5 RANGER', '$7,695', '2+2, 4, 6, 6 PLUS'),
  series('D5 MAVERICK', '$7,995', '4, 6, 4 PLUS, 6 PLUS'),
  series('CLASSIC', '$6,695', '2 PLUS, 2 PRO, 4 PLUS'),
  series('CARRIER', '$9,595', '6 PLUS, 8 PLUS'),
  series('FORESTER', '$6,995', '4 PLUS, 6 PLUS'),
  series('TURFMAN', '$6,795', '200, 800, 1000'),
  series('D6 MAX', '$13,595', 'GT4, GT6, XT4, XT6'),
  model(
    '/evolution',
    'D5 RANGER 4 PLUS',
    '$9,595 | 4 seats | 45 miles | 25 mph | Rear-Wheel Drive',
    [4, 'ul li'],
  ),
  model(
    '/evolution',
    'D5 RANGER 6 PLUS',
    '$11,595 | 6 seats | 40 miles | 25 mph | Rear-Wheel Drive',
    [4, 'ul li'],
  ),
  model(
    '/evolution',
    'D5 MAVERICK 4 PLUS',
    '$9,995 | 4 seats | 42 miles | 25 mph | Rear-Wheel Drive',
    [4, 'ul li'],
  ),
  model('/evolution', 'CLASSIC 4 PLUS', '$6,995 | 4 seats | 35 miles | 25 mph | Rear-Wheel Drive', [
    4,
    'ul li',
  ]),
  model('/evolution', 'CARRIER 6 PLUS', '$9,595 | 6 seats | 38 miles | 25 mph | Rear-Wheel Drive', [
    4,
    'ul li',
  ]),
  model('/evolution', 'D6 MAX XT4', '$15,595 | 4 seats | 50 miles | 25 mph | Rear-Wheel Drive', [
    4,
    'ul li',
  ]),
  [
    '/contact',
    '',
    phone,
    '9AM-5PM | 8AM-5PM | 9AM-3PM | 9AM-6PM | 8AM-6PM | 10AM-4PM | 8AM-3PM | 12PM-5PM',
  ],
  ['/contact', 'Send Us a Message', '24 hours', [1, '[name=interest]']],
  ['/contact', 'Business Hours', [6, 'th']],
  ['/thank-you', '', phone, '24 hours | 2-6 hours in business hours'],
  ['/thank-you', 'What happens next', [3, 'ol li']],
  ['/thank-you', 'Dover Showroom', 'Dover, DE 19901', [phone, call]],
  ['/thank-you', 'Fenwick Island Headquarters', 'Fenwick Island, DE 19944', [phone, call]],
  [
    '/thank-you',
    '',
    ['View Inventory', '/inventory'],
    ['See Rentals', '/rentals'],
    ['See Services', '/services'],
  ],
  ['/showroom', 'Dover Showroom', 'Showroom | Directions | Website | Reviews', ['Call', call]],
  ['/showroom', 'Delaware Online', 'Online | Facebook | YouTube', ['Call', call]],
  ['/showroom', 'Areas we serve', [58, 'li']],
  [
    '/financing',
    '',
    phone,
    'APR from 0% | 12 to 84 months | credit approval | 9AM-6PM | No prepayment penalties',
  ],
  ['/financing', 'What you can count on', [6, 'li']],
  [
    '/financing',
    'Financing programs',
    [8, 'li'],
    [6, 'a[target=_blank]'],
    [2, `a[href="${call}"]`],
  ],
  ['/eco-impact', '', '19.6 | 16.5 | 3.5 | 0.12 | 0.15', [1, 'input[type=number][min=1][max=500]']],
  ['/eco-impact', '', ['View Inventory', '/inventory'], ['Contact us', '/contact']],
  ['/eco-impact', 'The facts behind the math', [4, 'dt']],
  [
    '/new-castle-county-golf-carts',
    '',
    '15 municipalities | Wilmington | 570,000',
    [15, 'tbody tr'],
  ],
  ...largest(
    '/new-castle-county-golf-carts',
    ['Wilmington', 'City', '70,898'],
    ['Newark', 'City', '30,601'],
    ['Middletown', 'Town', '23,192'],
    ['Smyrna', 'Town', '12,883'],
    ['Elsmere', 'Town', '6,229'],
    ['New Castle', 'City', '5,551'],
  ),
  ['/kent-county-golf-carts', '', '18 municipalities | Dover | 181,851', [18, 'tbody tr']],
  ...largest(
    '/kent-county-golf-carts',
    ['Dover', 'City', '39,403'],
    ['Milford', 'City', '11,190'],
    ['Harrington', 'City', '3,774'],
    ['Camden', 'Town', '3,715'],
    ['Cheswold', 'Town', '1,923'],
    ['Wyoming', 'Town', '1,680'],
  ),
  ['/sussex-county-delaware', '', '25 | Georgetown | 237,378', [25, 'tbody tr']],
  [
    '/sussex-county-delaware',
    'Headquarters in Fenwick Island',
    ['', '/sussex-county/fenwick-island'],
  ],
  ...slugs('fenwick-island rehoboth-beach bethany-beach lewes georgetown milford seaford').map(
    (slug): Row => ['/sussex-county-delaware', 'Featured towns', ['', sussexAddress(slug)]],
  ),
  ...town('/sussex-county/lewes', 'Lewes', 'City | 3,303 | 19958 | Sussex County'),
  ...town('/newark-golf-carts', 'Newark', 'City | 30,601'),
  ...town('/dover-golf-carts', 'Dover', 'City | 39,403'),
  ...town('/milford-golf-carts-kent', 'Milford', 'City | 11,190 | Kent County'),
  [
    '/vehicle/denago-ev-city',
    '',
    phone,
    '$15,000 | 40 miles | 25 mph | All-Wheel Drive | NEW',
    ['Contact Sales Team', call],
  ],
  [
    '/vehicle/denago-ev-city',
    '',
    ['Schedule Test Drive', call],
    ['View More Vehicles', '/inventory'],
  ],
  ['/vehicle/evolution-d6-max-xt4', '', '$15,595 | 50 miles | Rear-Wheel Drive | NEW'],
  ['/vehicle/evolution-d5-ranger-6-plus', '', '$11,595 | 40 miles | In Stock'],
  [
    '/policies/delivery-policy',
    '',
    phone,
    '39 | 20 miles | 15 | $5,000 | $6 per mile | 2-5 business days',
  ],
  [
    '/policies/delivery-policy',
    '',
    '2-4 weeks | 2-hour | 2:00 PM | $50 | $150 | $75 | $100 | 3 missed',
  ],
  ['/policies/delivery-policy', '', '8 ft | 10 ft | 18 | 8AM-6PM | 10AM-4PM'],
  [
    '/policies/rental-policy',
    '',
    '18 | passport | international | $500 | $750 | $600 | 24 hours | 30 days',
  ],
  [
    '/policies/rental-policy',
    '',
    '$25 | $100,000 | $300,000 | $50,000 | $75 | $50-$150 | $35 | $200 | 50%',
  ],
  ['/policies/rental-policy', '', '24-hour | 24/7'],
  [
    '/policies/return-policy',
    '',
    '7 days | 10 miles | 15% | 10 business days | 3 days | 20% | 30 days | 10%',
  ],
  ['/policies/return-policy', '', '48 hours | 3-5 business days | authorization number'],
  [
    '/policies/storage-policy',
    '',
    '$125 | $75 | $650 | $400 | $575 | $350 | October 15 | April 15 | May 1',
  ],
  [
    '/policies/storage-policy',
    '',
    'September 30 | $50 | $150 | $25 | 10 days | 30-day | 8AM-5PM | 8AM-3PM',
  ],
  ['/policies/storage-policy', '', '30 days | 60 days | 90 days | 120 days'],
  ['/policies/feedback-policy', '', '4 hours | 24 hours | 48 hours'],
  ['/policies/corrections-policy', '', '2 hours | 24 hours | 48 hours | 72 hours'],
  ['/policies/publishing-policy', '', '24-48 hours | 48 hours'],
  ['/policies/ethics-policy', '', phone, 'January 23, 2025 | anonymous | Training | Enforcement'],
  ['/policies/ethics-policy', '', 'Code of Ethics & Business Conduct | Ethical Foundation'],
  ['/policies/ethics-policy', '', 'Core Principles | Integrity | Respect | Excellence'],
  ['/policies/ethics-policy', '', 'Customer Relations Ethics | Fair Dealing | Sales Practices'],
  ['/policies/ethics-policy', '', 'Employee Conduct | Financial Integrity | Conflicts of Interest'],
  ['/policies/ethics-policy', '', 'Supplier and Partner Relations | Reporting Ethical Concerns'],
  ['/policies/ethics-policy', '', 'Legal and Regulatory Compliance | Environmental Responsibility'],
  [
    '/policies/staffing-report',
    '',
    '24 | 8 | 6 | April | October | 38 | 87% | 18 | 14 | $1,200 | 15-25 days',
  ],
  [
    '/policies/staffing-report',
    '',
    '40 hours | 6-8 | 85% | 760 | 89% | $2.1 million | 240 | Pocono Pines',
  ],
  ['/policies/staffing-report', '', 'Scranton-Wilkes-Barre | December 31, 2024'],
  ['/policies/terms-conditions', '', 'Pennsylvania', phone],
  ['/terms', '', 'Sussex County', 'Delaware', phone],
  ['/privacy', '', 'January 23, 2025', '13', phone],
];

/** Another dealer's places that old copy named, and the pages that still name them. */
export const foreignPlaces: Readonly<Record<string, readonly string[]>> = {
  Pennsylvania: ['/policies/terms-conditions'],
  'Pocono Pines': ['/policies/staffing-report'],
  Scranton: ['/policies/staffing-report'],
  Atlantic: [],
  Luzerne: [],
  Lackawanna: [],
  'Ocean County': [],
};

/** The length limits of a page's title and description, in characters, before the phone line. */
export const lengths = { title: [30, 65], description: [50, 160] } as const;
