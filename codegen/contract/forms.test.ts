import { describe, expect, test } from 'vitest';
import { isUntouched, keepsOrder } from './forms.ts';

describe('a rule between fields', () => {
  const rule = (is: string) => ({ field: 'end', is, other: 'start' });
  test.each([
    ['2030-05-14', '2030-05-14', 'not-before', true],
    ['2030-05-14', '2030-05-14', 'after', false],
    ['2030-05-14', '2030-05-13', 'not-before', false],
    ['2030-05-14', '2031-01-01', 'after', true],
    ['9', '10', 'after', true],
    ['10', '9', 'not-before', false],
    ['', '2030-05-13', 'after', true],
    ['2030-05-14', undefined, 'after', true],
  ])('from %s to %s is %s: %s', (start, end, is, isKept) =>
    expect(keepsOrder({ start, end }, rule(is))).toBe(isKept),
  );
});

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
