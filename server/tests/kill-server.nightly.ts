import { test } from 'vitest';
import { expectNoneLost } from '../testing/kill-server.ts';

test('100 kills lose none of 20,000 messages', { timeout: 3_000_000 }, () =>
  expectNoneLost(100, 20_000),
);
