import { expect, test } from 'vitest';
import { fillText } from './quantity.ts';

test('a text is filled by name, and an unknown name stays', () => {
  expect(fillText('{x} of {n}, {toString}', { x: 0, n: 3 })).toBe('0 of 3, {toString}');
});
