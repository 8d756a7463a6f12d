import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { isClosedOn, isUntouched, keepsOrder } from './forms.ts';

const tables = tablesOf(import.meta.filename);

describe('a rule between fields', () => {
  const rule = (is: string) => ({ field: 'end', is, other: 'start' });
  test.each(tables('days'))('from %s to %s is %s: %s', (start, end, is, isKept) =>
    expect(keepsOrder({ start, end }, rule(is))).toBe(isKept),
  );
});

// 5 May 2030 is a Sunday.
test.each(tables('closed'))(
  'on %s a shop that rests on Sundays and holidays is closed: %s',
  (day, is) =>
    expect(isClosedOn(day, { closed: ['sun', '12-25', '2030-05-07'], open: ['2030-05-12'] })).toBe(
      is,
    ),
);

describe('what a link filled in', () => {
  test.each([
    ['About EV CITY:', true],
    ['  About EV CITY: ', true],
    ['About EV CITY: does it come in red?', false],
    ['About EV CITY', false],
    ['About delivery: when do you come:', false],
    ['About the\nsecond line:', false],
    [`About ${'x'.repeat(81)}:`, false],
    ['', false],
  ])('%j is untouched: %s', (value, is) => expect(isUntouched(value, 'About {name}: ')).toBe(is));

  test('cannot be distinguished from a message when nothing follows the name', () =>
    expect(isUntouched('About EV CITY', 'About {name}')).toBe(false));
});
