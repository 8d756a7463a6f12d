import { atLeast, count, inside, link, says, under } from '../look.ts';
import type { Line, Screen } from './screen.ts';

export const services: Screen = {
  name: 'services',
  paths: ['/services'],
  lines: [
    ...['Maintenance', 'Repair', 'Battery and charging', 'Storage'].map(
      (title): Line => [
        `${title}: description, features, price text, schedule button`,
        under(title, atLeast(3, 'li'), says('$'), link('Schedule', '/contact')),
      ],
    ),
    ['why choose', under('Why choose our workshop', count(3, 'h3'))],
    [
      'service hours',
      under('Service hours', says('Mon-Fri', '8AM-5PM', '9AM-3PM', 'Emergency only')),
    ],
    ['Schedule Service', inside('main', link('Schedule Service', '/contact'))],
  ],
};
