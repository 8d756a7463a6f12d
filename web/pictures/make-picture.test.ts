// What is made of a phone's photo: the part that was chosen, turned as it was held, and nothing that the phone wrote beside.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';
import { makePreview } from './make-preview.ts';

const project = mkdtempSync(join(tmpdir(), 'masters-'));
const master = 'phone.jpg';

const colors = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255] } as const;

/** Red above green above blue as it is seen: the phone was held upright, and its sensor lies on its side. */
beforeAll(async () => {
  const stripes = Object.values(colors).map((color, index) => ({
    input: { create: { width: 40, height: 80, channels: 3 as const, background: rgb(color) } },
    left: index * 40,
    top: 0,
  }));
  const lying = sharp({ create: { width: 120, height: 80, channels: 3, background: '#000' } });
  const bytes = await lying
    .composite(stripes)
    .withExif({
      IFD0: { Make: 'PhoneMaker', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 46/1 3/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(bytes.includes('PhoneMaker')).toBe(true);
  writeFileSync(join(project, master), bytes);
});

function rgb([r, g, b]: readonly number[]) {
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0 };
}

const thirds = [
  ['red', 0],
  ['green', 40],
  ['blue', 80],
] as const;

const crop = (top: number) => ({ left: 0, top, width: 80, height: 40 });

describe('a photo', () => {
  test.each(thirds)('shows its part in %s', async (color, top) => {
    const file = { path: 'a.webp', master, width: 40, height: 20, format: 'webp' as const };
    const { channels } = await sharp(
      await makePicture(project, { ...file, crop: crop(top) }),
    ).stats();
    for (const [index, { mean }] of channels.entries())
      expect(Math.abs(mean - (colors[color][index] ?? 0))).toBeLessThan(40);
  });

  test('says nothing in any file of where it was taken, and with what', async () => {
    const size = { width: 40, height: 20, crop: crop(0) };
    const words = { layout: 'behind' as const, small: 'Hello', title: 'Bay' };
    const files = await Promise.all([
      makePicture(project, { path: 'a.webp', master, ...size, format: 'webp' }),
      makePicture(project, { path: 'a.avif', master, ...size, format: 'avif', effort: 0 }),
      makePreview(project, { path: 'a.jpg', master, ...words, crop: size.crop }),
    ]);
    for (const bytes of files.map((each) => Buffer.from(each))) {
      expect(/PhoneMaker|Exif\0|GPS|http:\/\/ns\.adobe/.test(bytes.toString('latin1'))).toBe(false);
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    }
  });
});
