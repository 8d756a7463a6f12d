import { expect, test } from 'vitest';
import { dialAddress } from './phone.ts';

test.each([
  ['1-555-010-0100', 'tel:+15550100100'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['207-555-0142', 'tel:2075550142'],
])('%s is dialed as %s', (number, address) => {
  expect(dialAddress(number)).toBe(address);
});
