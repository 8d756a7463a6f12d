import { expect, test } from 'vitest';
import { makeRandomChanges } from '../testing/check-change.ts';

// `EDITS=500 SEED=7 npx vitest run --project nightly codegen/edit` makes other changes and fewer of them.

test('ten thousand changes leave every other value, comment and byte as they were', () => {
  const [edits, seed] = [Number(process.env.EDITS ?? 10_000), Number(process.env.SEED ?? 2)];
  expect(makeRandomChanges(edits, seed)).toBeLessThan(0.01);
});
