import { count, inside, link, says } from '../look.ts';
import type { Screen } from './screen.ts';

export const inventory: Screen = {
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
