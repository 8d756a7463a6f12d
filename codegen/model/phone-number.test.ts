import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { readPhone } from './phone-number.ts';

const tables = tablesOf(import.meta.filename);

test.each(tables('dialed'))('%s in %s is dialed as %s', (printed, country, href) => {
  expect(readPhone(printed, { country })).toMatchObject({ href, isWhole: true, isLikely: true });
});

test.each(['302-555-010', '1-844-555-01388', '9---------', '555', '555-0134', '302 555 01344'])(
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
