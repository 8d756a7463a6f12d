import { expect, test } from 'vitest';
import { shownColor } from './paints.ts';

test('a color is shown with twice its light, and never beyond white', () => {
  expect(shownColor('#000000')).toBe('#000000');
  expect(shownColor('#404040')).toBe('#585858');
  expect(shownColor('#f0f0f0')).toBe('#ffffff');
});
