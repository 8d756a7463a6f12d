import { count, dials, inside, link, says, under } from '../look.ts';
import { financingApplication, type Screen } from './screen.ts';

const dialing = ['First-time buyer', 'Trade-in and financing'];
const applying = [
  'Promotional rate',
  'Bank loan',
  'Credit union',
  'Personal loan',
  'Fresh start',
  'Business and fleet',
];

export const financing: Screen = {
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
