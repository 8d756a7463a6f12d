import { dials, headings, inside, link, says, under } from '../look.ts';
import type { Line, Screen } from './screen.ts';
import { everyTown } from './town-links.ts';

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

export const showroom: Screen = {
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
