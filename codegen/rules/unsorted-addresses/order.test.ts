// The list of published addresses is sorted, and what stands in the wrong place is put right with its comments.

import { expect, test } from 'vitest';
import { makeSite, withText } from '../../testing/make-site.ts';
import { findIn, repaired } from '../../testing/run-rules.ts';

/** What is said of the order of a list, and the list after the repair. */
function check(text: string) {
  const found = findIn('address', withText(makeSite({}), 'urls', text)).filter(
    ({ code }) => code === 'unsorted-addresses',
  );
  const [{ message, help } = {}] = found;
  const after = repaired(text, found);
  return { message, help, repaired: after === text ? undefined : after };
}

const list = (...paths: readonly string[]) =>
  paths.map((path) => `${path}: { gone: It is sold. }\n`).join('');
const notInPlace = (path: string) => `the address ${path} is out of order: the list is sorted`;

test.each([
  ['in order', ['/a', '/b', '/c'], undefined, undefined],
  ['the first too low', ['/d', '/a', '/b'], '/d', undefined],
  ['the first two exchanged', ['/b', '/a', '/c'], '/b', '/c'],
  ['one too high in the list', ['/a', '/d', '/b', '/c', '/e'], '/d', '/e'],
  ['one too low in the list', ['/b', '/c', '/d', '/a'], '/a', '/b'],
  ['capitals after signs', ['/a', '/a-b', '/a/b', '/ab'], undefined, undefined],
])('a list with %s', (_how, paths, wrong, next) => {
  expect(check(list(...paths))).toEqual({
    message: wrong && notInPlace(wrong),
    help: next && `It belongs before ${next}.`,
    repaired: wrong && list(...paths.toSorted()),
  });
});

test('comments move with the line below them, and those at the top stay there', () => {
  const text = `# The list.\n${list('/b')}# Sold.\n# Twice.\n${list('/c', '/a')}`;
  expect(check(text).repaired).toBe(
    `# The list.\n${list('/a', '/b')}# Sold.\n# Twice.\n${list('/c')}`,
  );
});

test('a last line without its end gets one', () => {
  expect(check(list('/b', '/a').trimEnd()).repaired).toBe(list('/a', '/b'));
});
