import { count, dials, inside, link } from '../look.ts';
import { pagesWithHero, policyPages } from '../routes.ts';
import { financingApplication, heroPicture, type Screen } from './screen.ts';
import { footerTowns, sussexLinks } from './town-links.ts';

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

export const frame: Screen = {
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

export const heroes: Screen = {
  name: 'every page with a hero',
  paths: pagesWithHero,
  lines: [['a first heading on a picture', heroPicture]],
};
