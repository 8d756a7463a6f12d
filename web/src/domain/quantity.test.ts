import { expect, test } from 'vitest';
import { fillText, formatDollars, formatFigure } from './quantity.ts';

test('dollars have no cents', () => {
  expect(formatDollars(8640.4)).toBe('$8,640');
});

test('a figure has exactly the decimals asked for', () => {
  expect(formatFigure(1698.6666, 0)).toBe('1,699');
  expect(formatFigure(0.8, 2)).toBe('0.80');
});

test('a text is filled by name, and an unknown name stays', () => {
  expect(fillText('{x} of {n}, {toString}', { x: 0, n: 3 })).toBe('0 of 3, {toString}');
});
