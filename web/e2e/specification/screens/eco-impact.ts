import { count, headings, inside, link, under } from '../look.ts';
import type { Screen } from './screen.ts';

const benefits = [
  'Zero Emissions',
  'Energy Efficient',
  'Forest Protection',
  'Sustainable Materials',
  'Climate Action',
  'Clean Air',
];

export const ecoImpact: Screen = {
  name: 'eco-impact',
  paths: ['/eco-impact'],
  lines: [
    [
      'calculator: miles with its bounds',
      inside('main form', count(1, 'input[type=number][min=1][max=500]')),
    ],
    [
      'calculator: four uses',
      inside(
        'main form',
        ...['recreational', 'residential', 'commercial', 'golf_course'].map((value) =>
          count(1, `select option[value=${value}]`),
        ),
      ),
    ],
    [
      'calculator: four time frames',
      inside(
        'main form',
        ...['1', '3', '5', '10'].map((value) => count(1, `select option[value="${value}"]`)),
      ),
    ],
    ['six benefit cards', headings(...benefits)],
    ['four fact cards', under('Four facts behind the figures', count(4, 'dt'))],
    [
      'on to the inventory and to contact',
      inside('main', link('View Inventory', '/inventory'), link('Contact us', '/contact')),
    ],
  ],
};
