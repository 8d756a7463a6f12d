import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingStretches } from './align.ts';

const list = fc.array(fc.constantFrom<string[]>('a', 'b', 'c', 'd'), { maxLength: 12 });

test('with its stretches replaced one list is the other', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      const replaced = differingStretches(before, after)
        .toReversed()
        .reduce(
          (now, { removed, added, start }) => now.toSpliced(start[0], removed.length, ...added),
          before,
        );
      expect(replaced).toEqual(after);
    }),
  );
});

test('what stands in both in the same order stays', () => {
  expect(differingStretches(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'])).toEqual([
    { removed: ['b'], added: [], start: [1, 1] },
    { removed: [], added: ['x'], start: [3, 2] },
  ]);
});
