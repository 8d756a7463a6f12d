import { expect, test } from 'vitest';
import { picturesOfCart } from './cart-pictures.ts';
import { createClock, formatDuration } from './time-left.ts';

const carts = ['a', 'b'].flatMap((slug) =>
  picturesOfCart(slug, { paints: [{ name: 'Chalk', color: '#d9d7d1', metallic: 0 }] }).slice(0, 1),
);

test('the time left follows the speed of the machine', () => {
  const clock = createClock();
  const usual = clock.secondsFor(carts);
  const [first] = carts;
  if (first) clock.finished(first, usual);
  expect(clock.secondsFor(carts)).toBe(2 * usual);
});

test.each([
  [20, '1 min'],
  [95, '2 min'],
  [5400, '1 h 30 min'],
])('%i seconds read as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
