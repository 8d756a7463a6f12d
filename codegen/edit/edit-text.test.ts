import { expect, test } from 'vitest';
import { makeRandomChanges } from '../testing/judge-change.ts';

test('a change to a file leaves every other value, comment and byte as it was', () => {
  expect(makeRandomChanges(200, 1)).toBeLessThan(0.01);
});
