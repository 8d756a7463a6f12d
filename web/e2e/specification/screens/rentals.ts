import { atLeast, beside, count, dials, link, says, under } from '../look.ts';
import type { Line, Screen } from './screen.ts';

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

export const rentals: Screen = {
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
