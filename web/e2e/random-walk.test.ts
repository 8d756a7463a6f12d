// Wherever a walk over the site leads, the page is the one a fresh visit to its address shows.
import { test } from 'vitest';
import { phone } from './journey.ts';
import { startRandomWalk } from './random-walk.ts';

const walk = startRandomWalk();

test('a walk of 10 steps on a desk shows at every stop what a fresh visit shows', () =>
  walk('/', {}, 10));

test('a walk of 10 steps on a phone shows at every stop what a fresh visit shows', () =>
  walk('/', phone, 10));
