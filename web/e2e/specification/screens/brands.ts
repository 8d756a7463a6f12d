import { atLeast, count, dials, headings, inside, link, says, under } from '../look.ts';
import type { Line, Screen } from './screen.ts';

interface Model {
  readonly name: string;
  readonly says: readonly string[];
  readonly features?: number;
}

function modelLine({ name, says: figures, features = 0 }: Model): Line {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return [
    `${name}: price, seats, range, top speed, drive, View Details, Get Quote`,
    under(
      name,
      says('Seats', 'Range', 'Top Speed', ...figures),
      link('View Details', `/vehicles/${slug}`),
      link('Get Quote', '/contact'),
      ...(features > 0 ? [count(features, 'ul li')] : []),
    ),
  ];
}

export const denago: Screen = {
  name: 'Denago',
  paths: ['/denago'],
  lines: [
    ['feature list', under('What Denago carts share', atLeast(4, 'li'))],
    [
      'three series cards',
      under(
        'Three series',
        headings('EV CITY Series', 'EV NOMAD Series', 'EV ROVER Series'),
        count(3, 'h3'),
      ),
    ],
    modelLine({ name: 'EV CITY', says: ['$15,000', '2', '40 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'EV NOMAD', says: ['$8,495', '4', '45 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'NOMAD XL', says: ['$8,495', '55 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'ROVER XL', says: ['$9,995', '6', '50 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'ROVER XL6', says: ['$11,995', '50 miles', '25 mph', '2x4'] }),
    modelLine({ name: 'ROVER XXL', says: ['$11,995', '8', '60 miles', '25 mph', '2x4'] }),
    ['Compare All Models', inside('main', link('Compare All Models', '/inventory'))],
    ['Schedule Test Drive', inside('main', link('Schedule Test Drive', '/contact'))],
  ],
};

interface Series {
  readonly name: string;
  readonly price: string;
  readonly models: readonly string[];
}

const shownModels = 3;

function seriesLine({ name, price, models }: Series): Line {
  const links = models.map((model) => {
    const slug = `${name} ${model}`.toLowerCase().replaceAll(' ', '-');
    return link(`${name} ${model}`, `/vehicles/${slug}`);
  });
  const more = models.length - shownModels;
  return [
    `${name}: ${models.length} models, starting price, three features, model links`,
    under(
      `${name} Series`,
      says(`${models.length} Models`, 'Starting at', price),
      ...(more > 0 ? [says(`+${more} more models`)] : []),
      ...links,
      atLeast(models.length + 3, 'li'),
    ),
  ];
}

const evolutionSeries: readonly Series[] = [
  { name: 'D5 RANGER', price: '$7,695', models: ['2+2', '4', '6', '6 PLUS'] },
  { name: 'D5 MAVERICK', price: '$7,995', models: ['4', '6', '4 PLUS', '6 PLUS'] },
  { name: 'CLASSIC', price: '$6,695', models: ['2 PLUS', '2 PRO', '4 PLUS'] },
  { name: 'CARRIER', price: '$9,595', models: ['6 PLUS', '8 PLUS'] },
  { name: 'FORESTER', price: '$6,995', models: ['4 PLUS', '6 PLUS'] },
  { name: 'TURFMAN', price: '$6,795', models: ['200', '800', '1000'] },
  { name: 'D6 MAX', price: '$13,595', models: ['GT4', 'GT6', 'XT4', 'XT6'] },
];

const rearWheel = 'Rear-Wheel Drive';

export const evolution: Screen = {
  name: 'Evolution',
  paths: ['/evolution'],
  lines: [
    ['hero: badge', inside('main section', says('PREMIUM ELECTRIC VEHICLES'))],
    [
      'hero: call, and View EVOLUTION Models',
      inside('main section', dials('Call'), link('View EVOLUTION Models', '/inventory')),
    ],
    ['The EVOLUTION Difference: six bullets', under('The EVOLUTION Difference', count(6, 'li'))],
    ['Complete EVOLUTION Lineup: seven series', under('Complete EVOLUTION Lineup', count(7, 'h3'))],
    ...evolutionSeries.map(seriesLine),
    modelLine({
      name: 'D5 RANGER 4 PLUS',
      says: ['$9,595', '4', '45 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'D5 RANGER 6 PLUS',
      says: ['$11,595', '6', '40 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'D5 MAVERICK 4 PLUS',
      says: ['$9,995', '4', '42 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'CLASSIC 4 PLUS',
      says: ['$6,995', '4', '35 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'CARRIER 6 PLUS',
      says: ['$9,595', '6', '38 miles', '25 mph', rearWheel],
      features: 4,
    }),
    modelLine({
      name: 'D6 MAX XT4',
      says: ['$15,595', '4', '50 miles', '25 mph', rearWheel],
      features: 4,
    }),
    [
      'why choose: four reasons',
      headings('Proven Quality', 'Advanced Features', 'Reliable Performance', 'Local Support'),
    ],
    [
      'closing: phone and Schedule Test Drive',
      under('Ready to drive an EVOLUTION?', dials('Call'), link('Schedule Test Drive', '/contact')),
    ],
  ],
};
