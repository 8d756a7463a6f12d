// Long walks; WALK_STEPS and WALK_SEED set how far they go and which way.
import { test } from 'vitest';
import { phone } from './journey.ts';
import { startRandomWalk } from './random-walk.ts';

const walk = startRandomWalk();
const steps = Number(process.env.WALK_STEPS ?? 1_000);

/** Far more than any number of steps takes. */
const timeout = 300_000 + steps * 5_000;

test('a long walk on a desk shows at every stop what a fresh visit shows', { timeout }, () =>
  walk('/', {}, steps),
);

test('a long walk with a phone does too', { timeout }, () => walk('/', phone, steps));
