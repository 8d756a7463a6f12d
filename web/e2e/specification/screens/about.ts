import { atLeast, count, headings, inside, says, under } from '../look.ts';
import type { Screen } from './screen.ts';
import { sussexLinks } from './town-links.ts';

export const about: Screen = {
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
