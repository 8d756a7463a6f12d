import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCatalog } from './catalog.ts';

const root = join(import.meta.dirname, '..');

interface Seated {
  readonly specifications: { readonly seatingCapacity?: number };
  readonly look?: { readonly seats: { readonly rows: number }; readonly rear: { kind: string } };
}

test('every look and every scene is good, and no two pictures share a master', () => {
  const { pictures, faults } = readCatalog(root);
  expect(faults).toEqual([]);
  expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
});

test('a cart is pictured with as many seats as its facts say', () => {
  for (const file of globSync('content/vehicles/*/*.yaml', { cwd: root })) {
    const { specifications, look }: Seated = parse(readFileSync(join(root, file), 'utf8'));
    if (!look || specifications.seatingCapacity === undefined) continue;
    const seats = 2 * (look.seats.rows + (look.rear.kind === 'bench' ? 1 : 0));
    expect([file, seats]).toEqual([file, specifications.seatingCapacity]);
  }
});
