// Many more kills: kill-server.nightly.ts.
import { test } from 'vitest';
import { expectNoneLost } from '../testing/kill-server.ts';

test('three kills lose none of 300 messages', () => expectNoneLost(3, 300));
