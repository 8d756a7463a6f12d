import { expect, test } from 'vitest';
import { createWatcher } from './watched-data.ts';

test('a preparation that another one uses is part of it, for each page', () => {
  const reads: string[] = [];
  const watcher = createWatcher(({ steps }, mode) => reads.push(`${steps} ${mode}`));
  const data = watcher.watch({ x: 1, y: 2, z: 3 }, 'data');
  const inner = watcher.prepare(() => data.x);
  const outer = watcher.prepare(() => [inner(), data.y]);
  outer();
  expect(reads.splice(0)).toEqual(['x weighed', 'y weighed']);
  expect(data.z).toBe(3);
  outer();
  expect(reads).toEqual(['z shown', 'x weighed', 'y weighed']);
});
