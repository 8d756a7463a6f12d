import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalog } from './catalog.ts';

test('every look and every scene is good, and no two pictures share a master', () => {
  const { pictures, faults } = readCatalog(join(import.meta.dirname, '..'));
  expect(faults).toEqual([]);
  expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
});
