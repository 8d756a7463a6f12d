import { expect, test } from 'vitest';
import { createPrinter } from '../../resolve/facts/printer.ts';
import { distanceBetween, distanceUnit, milesOf, printDistance } from './distances.ts';

const habits = ({ locale, ...site }: Habits) => ({ site, print: createPrinter({ locale }) });

interface Habits {
  readonly locale: string;
  readonly country?: string;
  readonly distances?: 'kilometers' | 'miles';
}

test.each([
  [{ locale: 'en-US' }, 'miles'],
  [{ locale: 'en' }, 'miles'],
  [{ locale: 'de-DE' }, 'kilometers'],
  [{ locale: 'en-US', country: 'CA' }, 'kilometers'],
  [{ locale: 'de-DE', country: 'GB' }, 'miles'],
  [{ locale: 'en-US', country: 'US', distances: 'kilometers' }, 'kilometers'],
  [{ locale: 'de-DE', country: 'DE', distances: 'miles' }, 'miles'],
] as const satisfies readonly [Habits, string][])(
  'a site with %j shows distances in %s',
  (site, unit) => {
    expect(distanceUnit(habits(site))).toBe(unit);
  },
);

const [here, there] = [
  { lat: 40, lng: -75 },
  { lat: 41, lng: -75 },
];

test.each([
  ['en-US', 69.1, '69.1 miles', 10],
  ['de-DE', 111.2, '111,2 Kilometer', 6.2137],
] as const)('in %s a degree of latitude is %d, printed as %s', (locale, distance, printed, ten) => {
  const site = habits({ locale });
  expect(distanceBetween(here, there, site)).toBe(distance);
  expect(printDistance(distance, site)).toBe(printed);
  expect(milesOf(10, site)).toBeCloseTo(ten, 4);
});
