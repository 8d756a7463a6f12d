import { expect, test } from 'vitest';
import { readPhone } from './phone-number.ts';

test.each([
  ['1-844-844-6638', 'US', 'tel:+18448446638'],
  ['(302) 555-0100', 'US', 'tel:+13025550100'],
  ['302.555.0100', 'US', 'tel:+13025550100'],
  ['+1 302 555 0100', 'DE', 'tel:+13025550100'],
  ['302-555-0100 ext. 12', 'US', 'tel:+13025550100;ext=12'],
  ['302-555-0100 x12', 'US', 'tel:+13025550100;ext=12'],
  ['1-800-GOLF-CAR', 'US', 'tel:+18004653227'],
  ['1-800-GOLF-CAR ext. 7', 'US', 'tel:+18004653227;ext=7'],
  ['604-555-0142', 'CA', 'tel:+16045550142'],
  ['030 901820', 'DE', 'tel:+4930901820'],
  ['020 7946 0000', 'GB', 'tel:+442079460000'],
  ['+44 20 7946 0000', 'US', 'tel:+442079460000'],
  ['06 12345678', 'NL', 'tel:+31612345678'],
  ['02 1234 5678', 'IT', 'tel:+390212345678'],
])('%s in %s is dialed as %s', (printed, country, href) => {
  expect(readPhone(printed, { country })).toMatchObject({ href, isWhole: true, isLikely: true });
});

test.each(['302-555-010', '1-844-844-66388', '9---------', '555', '555-0134', '302 555 01344'])(
  '%s has not the digits of a number',
  (printed) => {
    expect(readPhone(printed, { country: 'US' }).isWhole).toBe(false);
  },
);

test.each(['123-456-7890', '000-000-0000', '1-123-555-0100'])('%s is no number', (printed) => {
  expect(readPhone(printed, { country: 'US' })).toMatchObject({ isWhole: true, isLikely: false });
});

test('without a country the locale says whose numbers they are', () => {
  expect(readPhone('030 901820', { locale: 'de-DE' }).number).toBe('+4930901820');
  expect(readPhone('302-555-0100', {}).number).toBe('+13025550100');
});
