import { atLeast, dials, headings, inside, link, says, under } from '../look.ts';
import { financingApplication, type Screen } from './screen.ts';

export const vehicle: Screen = {
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

export const evCity: Screen = {
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
