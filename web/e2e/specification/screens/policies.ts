import { atLeast, count, inside, says } from '../look.ts';
import { policyPages } from '../routes.ts';
import { call, heroPicture, type Screen } from './screen.ts';

export const policies: Screen = {
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

export const policyHeroes: Screen = {
  name: 'policies with a hero banner',
  paths: policyPages,
  lines: [['a hero banner', heroPicture]],
};

export const plainPolicies: Screen = {
  name: 'policies without a hero banner',
  paths: ['/privacy', '/terms'],
  lines: [['the first heading stands in the card', inside('main article', count(1, 'h1'))]],
};
