import { expect, test } from 'vitest';
import { makeSite } from '../../testing/make-site.ts';
import { errorsIn } from '../../testing/run-rules.ts';

/** What is said of the postal code of a dealer in a country. */
function messagesOf(country: string, zip: string): readonly string[] {
  const locations = { shop: { name: 'Shop', address: { city: 'Harbor', zip } } };
  const site = makeSite({ site: { name: 'Tide', country, locations } });
  return errorsIn(site)
    .map(({ message }) => message)
    .filter((message) => message.includes('postal code'));
}

test.each([
  ['US', '04841'],
  ['US', '04841-1234'],
  ['DE', '22763'],
  ['AT', '1010'],
  ['CA', 'V6B 1A1'],
  ['GB', 'BH15 1HJ'],
  ['NL', '1012 AB'],
  ['SE', '114 55'],
  ['IS', '101'],
])('in %s %s is a postal code', (country, zip) => {
  expect(messagesOf(country, zip)).toEqual([]);
});

test.each([
  ['US', '0484', 'a postal code (United States) has five digits; found "0484"'],
  ['DE', '2276', 'a postal code (Germany) has five digits; found "2276"'],
  ['AT', '10100', 'a postal code (Austria) has four digits; found "10100"'],
  ['CA', '04841', '"04841" is not a postal code (Canada)'],
])('in %s %s is none', (country, zip, message) => {
  expect(messagesOf(country, zip)).toEqual([message]);
});
