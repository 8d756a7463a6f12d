import { expect, test } from 'vitest';
import { mailLink } from './email-address.ts';

test.each([
  ['hello@example.com', 'mailto:hello@example.com'],
  ['hello+site@example.com', 'mailto:hello+site@example.com'],
  ['r&d@example.com', 'mailto:r%26d@example.com'],
  ['a?subject=x#y%41@example.com', 'mailto:a%3Fsubject%3Dx%23y%2541@example.com'],
  ['ann@müller.de', 'mailto:ann@xn--mller-kva.de'],
])('the link to %s is %s', (address, link) => {
  expect(mailLink(address)).toBe(link);
});
