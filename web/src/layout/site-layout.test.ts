import { expect, test } from 'vitest';
import { markCurrent } from './site-layout.tsx';

test('only links to the page itself are marked', () => {
  const markup = '<a href="/rentals">R</a><a href="/rentals/more">M</a><a href="/">H</a>';
  expect(markCurrent(markup, '/rentals')).toBe(
    '<a href="/rentals" aria-current="page">R</a><a href="/rentals/more">M</a><a href="/">H</a>',
  );
});
