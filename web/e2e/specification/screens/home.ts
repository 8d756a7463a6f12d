import { count, dials, headings, inside, link, map, says, under } from '../look.ts';
import { sussexTowns } from '../routes.ts';
import { call, type Screen, townName } from './screen.ts';

export const home: Screen = {
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
          .map((slug) => link(townName(slug), `/sussex-county/${slug}`, { times: 1 })),
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
