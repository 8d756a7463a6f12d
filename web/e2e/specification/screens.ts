// Every screen and every block of it, line by line. The words name what is checked; the looks say how.
import {
  atLeast,
  beside,
  count,
  dials,
  headings,
  inside,
  type Look,
  link,
  lookAll,
  map,
  says,
  under,
} from './look.ts';
import { kentTowns, newCastleTowns, policyPages, sussexTowns } from './routes.ts';

/** One line of the list: its words, and how it is looked for. */
export type Line = readonly [words: string, ...looks: Look[]];

/** The lines that hold for these pages. */
export interface Screen {
  readonly name: string;
  readonly paths: readonly string[];
  readonly lines: readonly Line[];
}

/** `dewey-beach` as `Dewey Beach`. */
export function townName(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());
}

const sussexPath = (slug: string) => `/sussex-county/${slug}`;
const ownPath = (slug: string) => `/${slug}-golf-carts`;

const sussexLinks = sussexTowns.map((slug) => link(townName(slug), sussexPath(slug)));
const newCastleLinks = newCastleTowns.map((slug) => link(townName(slug), ownPath(slug)));
const kentLinks = [
  ...kentTowns.map((slug) => link(townName(slug), ownPath(slug))),
  link('Milford', '/milford-golf-carts-kent'),
];
const everyTown = [...sussexLinks, ...newCastleLinks, ...kentLinks];
const footerTowns = [
  ...sussexTowns.map((slug) => link(`${townName(slug)} Golf Carts`, sussexPath(slug))),
  ...[...newCastleTowns, ...kentTowns].map((slug) =>
    link(`${townName(slug)} Golf Carts`, ownPath(slug)),
  ),
  link('Milford Golf Carts', '/milford-golf-carts-kent'),
];

const mainLinks = [
  link('Home', '/'),
  link('Inventory', '/inventory'),
  link('Rentals', '/rentals'),
  link('Services', '/services'),
  link('Showroom', '/showroom'),
  link('Contact', '/contact'),
];
const aboutLinks = [
  link('About', '/about'),
  link('Financing', '/financing'),
  link('Eco-Impact Calculator', '/eco-impact'),
];
const call = '1-844-844-6638';
const financingApplication = /^https:\/\/apply\./;

/** The hero's picture: the one that the first heading stands on. */
const heroPicture: Look = inside('main section', headingPicture);
function headingPicture(part: Parameters<Look>[0]): string[] {
  return lookAll(part, [count(1, 'h1'), count(1, 'img')]);
}

const frame: Screen = {
  name: 'every page',
  paths: ['/', '/vehicle/denago-ev-city', '/newark-golf-carts', '/policies/ethics-policy', '/none'],
  lines: [
    ['header: the six main links', inside('header', ...mainLinks)],
    [
      'header: Sussex County menu with the county',
      inside('header', link('Sussex County', '/sussex-county-delaware')),
    ],
    ['header: Sussex County menu with each of the 25 towns', inside('header', ...sussexLinks)],
    ['header: About menu', inside('header', ...aboutLinks)],
    ['header: a call button that dials', inside('header', dials('Call'))],
    [
      'slide-out menu: the same links',
      inside(
        'dialog',
        ...mainLinks,
        link('Sussex County', '/sussex-county-delaware'),
        ...sussexLinks,
        ...aboutLinks,
      ),
    ],
    ['slide-out menu: the call button', inside('dialog', dials('Call'))],
    [
      'footer: both brands',
      inside('footer', link('Evolution', '/evolution'), link('Denago', '/denago')),
    ],
    [
      'footer: the financing application, elsewhere',
      inside('footer', link('Financing Application', financingApplication, { newTab: true })),
    ],
    ['footer: every policy page', inside('footer', ...policyPages.map((path) => link('', path)))],
    [
      'footer: privacy and terms under their three addresses',
      inside(
        'footer',
        link('Privacy', '/privacy'),
        link('Privacy Policy', '/privacy-policy'),
        link('Terms of Service', '/terms-of-service'),
      ),
    ],
    ['footer: "{town} Golf Carts" for all 58 municipalities', inside('footer', ...footerTowns)],
    [
      'the global element: a call bar and a notice region',
      inside('.call-bar', dials('Call')),
      count(1, '#notices'),
    ],
  ],
};

const heroes: Screen = {
  name: 'every page with a hero',
  paths: [
    '/',
    '/inventory',
    '/rentals',
    '/services',
    '/about',
    '/denago',
    '/evolution',
    '/contact',
    '/thank-you',
    '/showroom',
    '/financing',
    '/eco-impact',
    '/kent-county-golf-carts',
    '/sussex-county-delaware',
    '/sussex-county/lewes',
    '/policies/ethics-policy',
  ],
  lines: [['a first heading on a picture', heroPicture]],
};

const home: Screen = {
  name: 'home',
  paths: ['/'],
  lines: [
    ['hero: View Inventory', inside('main section', link('View Inventory', '/inventory'))],
    ['hero: Call Now', inside('main section', dials('Call Now'))],
    [
      'why choose: four reasons',
      headings(
        'Premium Quality',
        'Expert Service',
        '0% Financing on select models',
        'Eco-Friendly',
      ),
    ],
    [
      'brand tiles',
      under('Denago', link('Explore Denago', '/denago')),
      under('Evolution', link('Explore Evolution', '/evolution')),
    ],
    [
      'featured: D5 Maverick 4 Plus, NEW, with its price',
      under(
        'Evolution D5 Maverick 4 Plus',
        says('NEW', '$12,995'),
        link('View Details', '/vehicle/evolution-d5-maverick-4-plus'),
      ),
    ],
    [
      'featured: D6 Max XT4, NEW, with its price',
      under(
        'Evolution D6 Max XT4',
        says('NEW', '$16,995'),
        link('View Details', '/vehicle/evolution-d6-max-xt4'),
      ),
    ],
    [
      'featured: EV City, NEW, with its price',
      under(
        'Denago EV City',
        says('NEW', '$11,995'),
        link('View Details', '/vehicle/denago-ev-city'),
      ),
    ],
    [
      'about: the dealer and its claims',
      under('About First State Golf Carts', link('More about us', '/about')),
      says('500+', '15+'),
    ],
    ['about: a Sussex County map', inside('main', map('Sussex County, Delaware'))],
    [
      'a grid of the first 24 municipalities',
      under(
        'Sussex towns from A to Z',
        ...sussexTowns
          .slice(0, 24)
          .map((slug) => link(townName(slug), sussexPath(slug), { times: 1 })),
        count(24, 'li'),
      ),
    ],
    [
      'three county cards',
      under('New Castle County', link('Explore', '/new-castle-county-golf-carts')),
      under('Kent County', link('Explore', '/kent-county-golf-carts')),
      under('Sussex County', link('Explore', '/sussex-county-delaware')),
    ],
    [
      'main contact: phone, email, hours',
      under(
        'Main Contact',
        dials('Call Now'),
        link('Send an email', /^mailto:/),
        says(call, 'Mon-Fri'),
      ),
    ],
    ['the count of municipalities', inside('main', says('all 25 Sussex County municipalities'))],
  ],
};

function planLines(group: string, prices: readonly string[]): Line {
  const plans = ['Daily', '3-Day', 'Weekly', 'Monthly'];
  return [
    `${group}: four plans with price and RESERVE TODAY`,
    beside(
      `${group} Rentals`,
      count(4, 'li'),
      dials('RESERVE TODAY', 4),
      says(...plans, ...prices),
    ),
  ];
}

const rentals: Screen = {
  name: 'rentals',
  paths: ['/rentals'],
  lines: [
    planLines('4 Seater', [
      '$245',
      '$685',
      'SAVE 6.8%',
      '$1,050',
      'SAVE 38.7%',
      '$2,800',
      'SAVE 61.6%',
    ]),
    planLines('6 Seater', [
      '$295',
      '$735',
      'SAVE 16.9%',
      '$1,400',
      'SAVE 32.2%',
      '$3,500',
      'SAVE 60.4%',
    ]),
    planLines('Utility', [
      '$245',
      '$685',
      'SAVE 6.8%',
      '$1,050',
      'SAVE 38.7%',
      '$2,800',
      'SAVE 61.6%',
    ]),
    [
      'each plan says how long, how it is renewed and how it is delivered',
      says('Rental time', 'Renewal', 'Delivery'),
    ],
    [
      'a list of benefits',
      under(
        'What comes with a rental',
        atLeast(4, 'li'),
        says('Insurance is included', '24/7 support'),
      ),
    ],
    [
      'help',
      under('Not sure which cart fits?', dials('Call'), link('Send Us a Message', '/contact')),
    ],
    [
      'a footnote',
      says(
        'Rental periods are counted in 24-hour increments',
        'Prices are subject to availability',
      ),
    ],
  ],
};

interface Model {
  readonly name: string;
  readonly says: readonly string[];
  readonly features?: number;
}

function modelLine({ name, says: figures, features = 0 }: Model): Line {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return [
    `${name}: price, seats, range, top speed, drive, View Details, Get Quote`,
    under(
      name,
      says('Seats', 'Range', 'Top Speed', ...figures),
      link('View Details', `/vehicles/${slug}`),
      link('Get Quote', '/contact'),
      ...(features > 0 ? [count(features, 'ul li')] : []),
    ),
  ];
}

const denago: Screen = {
  name: 'Denago',
  paths: ['/denago'],
  lines: [
    ['feature list', under('What Denago carts share', atLeast(4, 'li'))],
    [
      'three series cards',
      under(
        'Three series',
        headings('EV CITY Series', 'EV NOMAD Series', 'EV ROVER Series'),
        count(3, 'h3'),
      ),
    ],
    modelLine({ name: 'EV CITY', says: ['$15,000', '2', '40 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'EV NOMAD', says: ['$8,495', '4', '45 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'NOMAD XL', says: ['$8,495', '55 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'ROVER XL', says: ['$9,995', '6', '50 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'ROVER XL6', says: ['$11,995', '50 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'ROVER XXL', says: ['$11,995', '8', '60 miles', '25 mph', '2x4'] }),
    ['Compare All Models', inside('main', link('Compare All Models', '/inventory'))],
    ['Schedule Test Drive', inside('main', link('Schedule Test Drive', '/contact'))],
  ],
};

interface Series {
  readonly name: string;
  readonly price: string;
  readonly models: readonly string[];
}

const shownModels = 3;

function seriesLine({ name, price, models }: Series): Line {
  const links = models.map((model) => {
    const slug = `${name} ${model}`.toLowerCase().replaceAll(' ', '-');
    return link(`${name} ${model}`, `/vehicles/${slug}`);
  });
  const more = models.length - shownModels;
  return [
    `${name}: ${models.length} models, starting price, three features, model links`,
    under(
      `${name} Series`,
      says(`${models.length} Models`, 'Starting at', price),
      ...(more > 0 ? [says(`+${more} more models`)] : []),
      ...links,
      atLeast(models.length + 3, 'li'),
    ),
  ];
}

const evolutionSeries: readonly Series[] = [
  { name: 'D5 RANGER', price: '$7,695', models: ['2+2', '4', '6', '6 PLUS'] },
  { name: 'D5 MAVERICK', price: '$7,995', models: ['4', '6', '4 PLUS', '6 PLUS'] },
  { name: 'CLASSIC', price: '$6,695', models: ['2 PLUS', '2 PRO', '4 PLUS'] },
  { name: 'CARRIER', price: '$9,595', models: ['6 PLUS', '8 PLUS'] },
  { name: 'FORESTER', price: '$6,995', models: ['4 PLUS', '6 PLUS'] },
  { name: 'TURFMAN', price: '$6,795', models: ['200', '800', '1000'] },
  { name: 'D6 MAX', price: '$13,595', models: ['GT4', 'GT6', 'XT4', 'XT6'] },
];

const rearWheel = 'Rear-Wheel Drive';

const evolution: Screen = {
  name: 'Evolution',
  paths: ['/evolution'],
  lines: [
    ['hero: badge', inside('main section', says('PREMIUM ELECTRIC VEHICLES'))],
    [
      'hero: call, and View EVOLUTION Models',
      inside('main section', dials('Call'), link('View EVOLUTION Models', '/inventory')),
    ],
    ['The EVOLUTION Difference: six bullets', under('The EVOLUTION Difference', count(6, 'li'))],
    ['Complete EVOLUTION Lineup: seven series', under('Complete EVOLUTION Lineup', count(7, 'h3'))],
    ...evolutionSeries.map(seriesLine),
    modelLine({
      name: 'D5 RANGER 4 PLUS',
      says: ['$9,595', '4', '45 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'D5 RANGER 6 PLUS',
      says: ['$11,595', '6', '40 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'D5 MAVERICK 4 PLUS',
      says: ['$9,995', '4', '42 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'CLASSIC 4 PLUS',
      says: ['$6,995', '4', '35 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'CARRIER 6 PLUS',
      says: ['$9,595', '6', '38 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'D6 MAX XT4',
      says: ['$15,595', '4', '50 miles', '25 mph', rearWheel],
      features: 4,
    }),
    [
      'why choose: four reasons',
      headings('Proven Quality', 'Advanced Features', 'Reliable Performance', 'Local Support'),
    ],
    [
      'closing: phone and Schedule Test Drive',
      under('Ready to drive an EVOLUTION?', dials('Call'), link('Schedule Test Drive', '/contact')),
    ],
  ],
};

const vehicle: Screen = {
  name: 'vehicle',
  paths: ['/vehicle/denago-ev-city', '/vehicles/d5-ranger-2+2', '/vehicle/evolution-turfman-1000'],
  lines: [
    ['back to the inventory', inside('main', link('← Back to Inventory', '/inventory'))],
    ['a main picture', inside('main figure', atLeast(1, 'img'))],
    ['Schedule Test Drive dials', inside('main', dials('Schedule Test Drive'))],
    [
      'Get Financing Quote opens the application in a new tab',
      inside('main', link('Get Financing Quote', financingApplication, { newTab: true })),
    ],
    ['a card of features', under('Features'), inside('main', atLeast(3, 'ul li'))],
    [
      'a card of specifications, as rows of label and value',
      under('Specifications', atLeast(1, 'dl dt')),
    ],
    ['brand and price', inside('main', says('Brand', 'Price', '$'))],
    [
      'interested: Contact Sales Team dials',
      under('Interested in this vehicle?', dials('Contact Sales Team')),
    ],
    [
      'interested: View More Vehicles',
      under('Interested in this vehicle?', link('View More Vehicles', '/inventory')),
    ],
  ],
};

const evCity: Screen = {
  name: 'the EV CITY',
  paths: ['/vehicle/denago-ev-city'],
  lines: [
    [
      'badge, name, price, seats, brand, rows',
      inside(
        'main',
        headings('Denago EV CITY'),
        says(
          'NEW',
          '$15,000',
          'Seats',
          '2',
          'Denago',
          'Range',
          '40 miles',
          'Top Speed',
          '25 mph',
          'All-Wheel Drive',
        ),
      ),
    ],
  ],
};

const inventory: Screen = {
  name: 'inventory',
  paths: ['/inventory'],
  lines: [
    [
      'search and three filters',
      inside(
        'main form',
        count(1, 'input[name=search]'),
        count(1, 'select[name=brand]'),
        count(1, 'select[name=category]'),
        count(1, 'select[name=price]'),
      ),
    ],
    [
      'filters: the specified values',
      inside(
        'main form',
        ...['all', 'denago', 'evolution'].map((value) =>
          count(1, `select[name=brand] option[value=${value}]`),
        ),
        ...['all', 'ranger', 'maverick', 'forester', 'turfman', 'rover'].map((value) =>
          count(1, `select[name=category] option[value=${value}]`),
        ),
        ...['all', 'under-15000', '15000-25000', 'over-25000'].map((value) =>
          count(1, `select[name=price] option[value=${value}]`),
        ),
      ),
    ],
    ['Clear All Filters', inside('main form', link('Clear All Filters', '?'))],
    ['count line', inside('main', says('Showing 29 of 29 total vehicles'))],
    [
      '29 cards, each with View Details',
      inside(
        '#results',
        count(29, 'h3'),
        link('View Details', /^\/vehicles\/(denago|evolution)-/, { times: 29 }),
      ),
    ],
    [
      'calls to action',
      inside('main', link('Schedule Test Drive', '/contact'), link('See financing', '/financing')),
    ],
  ],
};

const contact: Screen = {
  name: 'contact',
  paths: ['/contact'],
  lines: [
    ['hero: call and email', inside('main section', dials('Call'), link('Email us', /^mailto:/))],
    [
      'details: location, service area, phone, email, website',
      under(
        'How to reach us',
        says('Main location', 'Service area', 'Main phone', 'Email', 'Website', call),
      ),
    ],
    [
      'business hours',
      under('How to reach us', headings('Business Hours'), says('Mon-Fri', '9AM-5PM', 'Closed')),
    ],
    [
      'the form',
      under(
        'Send Us a Message',
        ...['firstName', 'lastName', 'email', 'phone', 'interest', 'message'].map((name) =>
          count(1, `[name=${name}]`),
        ),
      ),
    ],
    ['hours of every department', under('Hours by department', count(6, 'table'))],
  ],
};

const thankYou: Screen = {
  name: 'thank-you',
  paths: ['/thank-you'],
  lines: [
    ['confirmation', headings('Thank you for your message')],
    ['response time', inside('main', says('24 hours', '2-6 hours in business hours'))],
    ['three steps', under('What happens next', count(3, 'ol li'))],
    [
      'two dealerships with phones',
      under('Dover Showroom', says('Dover, DE 19901'), dials(call)),
      under('Fenwick Island Headquarters', says('Fenwick Island, DE 19944'), dials(call)),
    ],
    [
      'ways on',
      inside(
        'main',
        link('View Inventory', '/inventory'),
        link('See Rentals', '/rentals'),
        link('See Services', '/services'),
        link('Back to Home', '/'),
      ),
    ],
  ],
};

function locationLine(name: string): Line {
  return [
    `${name}: directions, call, website, social and review links`,
    under(
      name,
      link('Directions', /^https:/, { newTab: true }),
      dials('Call'),
      link('Website', /^https:/, { newTab: true }),
      link('Reviews', /^https:/, { newTab: true }),
      link('Facebook', /^https:/, { newTab: true }),
      link('YouTube', /^https:/, { newTab: true }),
    ),
  ];
}

const showroom: Screen = {
  name: 'showroom',
  paths: ['/showroom'],
  lines: [
    locationLine('Dover Showroom'),
    locationLine('Delaware Online'),
    [
      'one is physical, one is online',
      under('Dover Showroom', says('Showroom')),
      under('Delaware Online', says('Online')),
    ],
    [
      'services: test drives, expert consultation, financing options',
      headings('Test drives', 'Expert consultation', 'Financing options'),
    ],
    ['areas we serve: each municipality by its address', under('Areas we serve', ...everyTown)],
    ['links to contact', inside('main', link('Contact us', '/contact'))],
  ],
};

const services: Screen = {
  name: 'services',
  paths: ['/services'],
  lines: [
    ...['Maintenance', 'Repair', 'Battery and charging', 'Storage'].map(
      (title): Line => [
        `${title}: description, features, price text, schedule button`,
        under(title, atLeast(3, 'li'), says('$'), link('Schedule', '/contact')),
      ],
    ),
    ['why choose', under('Why choose our workshop', count(3, 'h3'))],
    [
      'service hours',
      under('Service hours', says('Mon-Fri', '8AM-5PM', '9AM-3PM', 'Emergency only')),
    ],
    ['Schedule Service', inside('main', link('Schedule Service', '/contact'))],
  ],
};

const about: Screen = {
  name: 'about',
  paths: ['/about'],
  lines: [
    ['story with its own reading of the claims', under('Our story', says('2008', '17+', '1,500+'))],
    ['counts', under('In figures', says('500+', '15+'))],
    ['values', under('What we hold to', atLeast(3, 'h3'))],
    ['team', under('Our team', atLeast(3, 'h3'))],
    ['service areas', headings('Sussex County', 'Kent County', 'New Castle County')],
    [
      'municipality links in three groups',
      under('Our 25 Sussex County municipalities', ...sussexLinks, count(3, 'ul')),
    ],
    ['Sunday by appointment', inside('main', says('By appointment'))],
  ],
};

const dialing = ['First-time buyer', 'Trade-in and financing'];
const applying = [
  'Promotional rate',
  'Bank loan',
  'Credit union',
  'Personal loan',
  'Fresh start',
  'Business and fleet',
];

const financing: Screen = {
  name: 'financing',
  paths: ['/financing'],
  lines: [
    ['six benefits', under('What you can count on', count(6, 'li'))],
    ['eight partner cards', under('Financing programs', count(8, 'li'))],
    [
      'six of them open an application in a new tab',
      ...applying.map((title) =>
        under(title, link('Apply Now', financingApplication, { newTab: true })),
      ),
    ],
    ['two of them dial', ...dialing.map((title) => under(title, dials('Call')))],
    ['why choose', under('Why Choose First State Golf Carts for financing', count(3, 'h3'))],
    ['call now', under('Call now, and know where you stand', dials('Call'))],
    ['disclaimer', under('Please note', says('subject to credit approval'))],
    [
      'the terms',
      inside('main', says('APR from 0%', '12 to 84 months', 'No prepayment penalties')),
    ],
  ],
};

const benefits = [
  'Zero Emissions',
  'Energy Efficient',
  'Forest Protection',
  'Sustainable Materials',
  'Climate Action',
  'Clean Air',
];

const ecoImpact: Screen = {
  name: 'eco-impact',
  paths: ['/eco-impact'],
  lines: [
    [
      'calculator: miles with its bounds',
      inside('main form', count(1, 'input[type=number][min=1][max=500]')),
    ],
    [
      'calculator: four uses',
      inside(
        'main form',
        ...['recreational', 'residential', 'commercial', 'golf_course'].map((value) =>
          count(1, `select option[value=${value}]`),
        ),
      ),
    ],
    [
      'calculator: four time frames',
      inside(
        'main form',
        ...['1', '3', '5', '10'].map((value) => count(1, `select option[value="${value}"]`)),
      ),
    ],
    ['six benefit cards', headings(...benefits)],
    ['four fact cards', under('Four facts behind the figures', count(4, 'dt'))],
    [
      'on to the inventory and to contact',
      inside('main', link('View Inventory', '/inventory'), link('Contact us', '/contact')),
    ],
  ],
};

const policies: Screen = {
  name: 'policies',
  paths: ['/privacy', '/terms', ...policyPages],
  lines: [
    [
      'a white card without links and forms',
      inside('main article', count(0, 'a'), count(0, 'form'), atLeast(3, 'h2')),
    ],
    ['bullet lists', inside('main article', atLeast(1, 'ul li'))],
    ['a contact box', inside('main article', says(call, '@'))],
  ],
};

const policyHeroes: Screen = {
  name: 'policies with a hero banner',
  paths: policyPages,
  lines: [['a hero banner', heroPicture]],
};

const plainPolicies: Screen = {
  name: 'policies without a hero banner',
  paths: ['/privacy', '/terms'],
  lines: [['the first heading stands in the card', inside('main article', count(1, 'h1'))]],
};

/** Sections 2 of the specification, screen by screen. */
export const screens: readonly Screen[] = [
  frame,
  heroes,
  home,
  rentals,
  denago,
  evolution,
  vehicle,
  evCity,
  inventory,
  contact,
  thankYou,
  showroom,
  services,
  about,
  financing,
  ecoImpact,
  policies,
  policyHeroes,
  plainPolicies,
];
