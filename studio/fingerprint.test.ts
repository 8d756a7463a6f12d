import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picturesOfCart } from './cart-pictures.ts';
import { fingerprintOf, readScripts } from './fingerprint.ts';
import type { Look, Picture } from './picture.ts';

const look: Look = {
  seats: { rows: 1, color: '#222222' },
  paints: [
    { name: 'Harbor Blue', color: '#0d3874', metallic: 0.5 },
    { name: 'Chalk', color: '#d9d7d1', metallic: 0 },
  ],
};
const scripts = { cart: 'cart = 1', scene: 'scene = 1' };

function mainPicture(changed: Partial<Look>): Picture {
  const [main] = picturesOfCart('runner-4', { ...look, ...changed });
  if (!main) throw new Error('A cart has a main picture.');
  return main;
}

const fingerprint = fingerprintOf(mainPicture({}), scripts);

test('another color of seat, another paint or another script give another fingerprint', () => {
  const [blue] = look.paints;
  const others = [
    fingerprintOf(mainPicture({ seats: { rows: 1, color: '#333333' } }), scripts),
    fingerprintOf(mainPicture({ paints: [{ ...blue, color: '#0d3875' }] }), scripts),
    fingerprintOf(mainPicture({}), { ...scripts, cart: 'cart = 2' }),
  ];
  for (const other of others) expect(other).not.toBe(fingerprint);
});

test('the order of lines, the name of a paint and the other paints make no difference', () => {
  const [blue] = look.paints;
  const same = mainPicture({
    seats: { color: '#222222', rows: 1 },
    paints: [{ ...blue, name: 'Bay Blue' }],
  });
  expect(fingerprintOf(same, { ...scripts, scene: 'scene = 2' })).toBe(fingerprint);
});

test('a comment in a script makes no difference, and a cart does not depend on scenes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('cart/wheels.py', 'radius = 1\n');
  write('scenes/dunes.py', 'height = 1\n');
  const before = readScripts(folder);
  write('cart/wheels.py', '# In meters.\n\nradius = 1\n');
  expect(readScripts(folder)).toEqual(before);
  write('scenes/dunes.py', 'height = 2\n');
  expect(readScripts(folder).cart).toBe(before.cart);
  expect(readScripts(folder).scene).not.toBe(before.scene);
});
