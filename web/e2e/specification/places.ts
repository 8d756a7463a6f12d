// The screens of places: counties and towns.
import { atLeast, count, dials, headings, inside, link, map, says, under } from './look.ts';
import { kentTowns, newCastleTowns, sussexTowns } from './routes.ts';
import { type Line, type Screen, townName } from './screens/screen.ts';

interface County {
  readonly name: string;
  readonly path: string;
  readonly largest: readonly (readonly [town: string, type: string, population: string])[];
  readonly towns: readonly (readonly [name: string, path: string])[];
}

const ownAddress = (slug: string) => [townName(slug), `/${slug}-golf-carts`] as const;

const newCastle: County = {
  name: 'New Castle County',
  path: '/new-castle-county-golf-carts',
  largest: [
    ['Wilmington', 'City', '70,898'],
    ['Newark', 'City', '30,601'],
    ['Middletown', 'Town', '23,192'],
    ['Smyrna', 'Town', '12,883'],
    ['Elsmere', 'Town', '6,229'],
    ['New Castle', 'City', '5,551'],
  ],
  towns: newCastleTowns.map(ownAddress),
};

const kent: County = {
  name: 'Kent County',
  path: '/kent-county-golf-carts',
  largest: [
    ['Dover', 'City', '39,403'],
    ['Milford', 'City', '11,190'],
    ['Harrington', 'City', '3,774'],
    ['Camden', 'Town', '3,715'],
    ['Cheswold', 'Town', '1,923'],
    ['Wyoming', 'Town', '1,680'],
  ],
  towns: [...kentTowns.map(ownAddress), ['Milford', '/milford-golf-carts-kent'] as const],
};

function countyScreen({ name, path, largest, towns }: County): Screen {
  const all = towns.length;
  const sorted = [...towns].sort(([a], [b]) => a.localeCompare(b));
  return {
    name,
    paths: [path],
    lines: [
      [
        'its name and the count of municipalities',
        headings(`Golf carts in ${name}, Delaware`),
        says(`${all} municipalities`),
      ],
      [
        'four service cards',
        under(`What we do in ${name}`, headings('Sales', 'Rentals', 'Service', 'Delivery')),
      ],
      [
        'the six most populous with type and population',
        ...largest.map(([town, type, population]) =>
          under('The 6 most populous', under(town, says(type, population))),
        ),
      ],
      [
        'an alphabetical list that links each one',
        under(
          `All ${all} municipalities`,
          ...towns.map(([town, address]) => link(town, address, { times: 1 })),
          inTheOrderOf(sorted.map(([town]) => town)),
        ),
      ],
      ['a map', map(name)],
    ],
  };
}

/** The first links of the rows of a table stand in this order. */
function inTheOrderOf(names: readonly string[]): Line[1] {
  return (part) => {
    const found = part.querySelectorAll('tbody a').map((each) => each.textContent.trim());
    return found.join() === names.join() ? [] : [`the order ${names.join(', ')}`];
  };
}

const featured = [
  'fenwick-island',
  'rehoboth-beach',
  'bethany-beach',
  'lewes',
  'georgetown',
  'milford',
  'seaford',
];

const sussex: Screen = {
  name: 'Sussex County',
  paths: ['/sussex-county-delaware'],
  lines: [
    [
      'headquarters, linked',
      under('Headquarters in Fenwick Island', link('', '/sussex-county/fenwick-island')),
    ],
    [
      'seven featured towns',
      ...featured.map((slug) =>
        under(townName(slug), link(townName(slug), `/sussex-county/${slug}`)),
      ),
    ],
    [
      'a list of all 25',
      under(
        'All 25 municipalities',
        count(25, 'tbody tr'),
        ...sussexTowns.map((slug) => link(townName(slug), `/sussex-county/${slug}`, { times: 1 })),
      ),
    ],
    ['a map', map('Sussex County, Delaware')],
  ],
};

interface Town {
  readonly name: string;
  readonly path: string;
}

function townScreen({ name, path }: Town): Screen {
  return {
    name: `the town page of ${name}`,
    paths: [path],
    lines: [
      ['hero', inside('main section', headings(`Golf carts in ${name}, Delaware`), dials('Call'))],
      ['three benefit cards', under(`What you get in ${name}`, count(3, 'h3'))],
      ['eight services', under(`Eight services for ${name}`, count(8, 'li'))],
      ['contact', under(`Reach us from ${name}`, dials('Call Now'), says('Mon-Sat', '9AM-6PM'))],
      ['service area', headings('Delivery and service area')],
      [
        'a map by latitude and longitude with the name, ", Delaware" and zoom 14',
        map(new RegExp(`3[89]\\.\\d+, ?-75\\.\\d+.*${name}, Delaware.*z=14`)),
      ],
      [
        'neighbors and distances',
        headings('Nearest towns', 'Straight line to our locations'),
        inside('main', atLeast(1, 'dl dt')),
      ],
    ],
  };
}

/** Counties and a town of each kind of address. */
export const places: readonly Screen[] = [
  countyScreen(newCastle),
  countyScreen(kent),
  sussex,
  townScreen({ name: 'Lewes', path: '/sussex-county/lewes' }),
  townScreen({ name: 'Newark', path: '/newark-golf-carts' }),
  townScreen({ name: 'Dover', path: '/dover-golf-carts' }),
  townScreen({ name: 'Milford', path: '/milford-golf-carts-kent' }),
];
