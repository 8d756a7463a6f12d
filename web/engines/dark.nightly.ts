// The colors of the system, as they are painted.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inEveryEngine } from './visit.ts';

/** How light a window is, of 255. */
async function lightnessOf(picture: Uint8Array): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return channels[0]?.mean ?? Number.NaN;
}

for (const dark of [true, false]) {
  inEveryEngine(
    dark ? 'a dark system' : 'a light system',
    (visit) => {
      test('gets pages of its color', async () => {
        for (const path of ['/inventory', '/contact']) {
          await visit.open(path);
          const lightness = await lightnessOf(await visit.tab.picture());
          expect(lightness < 128, `${path}: ${lightness}`).toBe(dark);
        }
      });
    },
    { dark },
  );
}
