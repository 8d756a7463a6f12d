import { expect, test } from 'vitest';
import type { ReadPlace } from './look-through.ts';
import { createWatcher } from './watched-data.ts';

const keysOf = (places: Iterable<ReadPlace>) => [...places].map(({ steps }) => steps.at(-1)).sort();

test('a preparation that another one uses is part of it, for each page', () => {
  const reads: ReadPlace[] = [];
  const used: (string | undefined)[][] = [];
  const watcher = createWatcher((place) => reads.push(place), {
    onPrepared: (_nth, { read }) => used.push(keysOf(read)),
  });
  const data = watcher.watch({ x: 1, y: 2, z: 3 }, 'data');
  const inner = watcher.prepare(() => data.x);
  const outer = watcher.prepare(() => [inner(), data.y]);
  outer();
  expect(data.z).toBe(3);
  outer();
  expect(used).toEqual([
    ['x', 'y'],
    ['x', 'y'],
  ]);
  expect(keysOf(reads)).toEqual(['z']);
});
