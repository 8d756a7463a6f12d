// What is made of a phone's photo: the part that was chosen, turned as it was held, and nothing that the phone wrote beside.
import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../codegen/compile.ts';
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

const look = { night: '#000000', ground: '#ffffff', highlight: '#ffffff' };

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
      await makePicture(project, { ...file, crop: crop(top) }, look),
    ).stats();
    for (const [index, { mean }] of channels.entries())
      expect(Math.abs(mean - (colors[color][index] ?? 0))).toBeLessThan(40);
  });

  test('says nothing in any file of where it was taken, and with what', async () => {
    const size = { width: 40, height: 20, crop: crop(0) };
    const words = { layout: 'behind' as const, small: 'Hello', title: 'Bay' };
    const files = await Promise.all([
      makePicture(project, { path: 'a.webp', master, ...size, format: 'webp' }, look),
      makePicture(project, { path: 'a.avif', master, ...size, format: 'avif', effort: 0 }, look),
      makePreview(project, { path: 'a.jpg', master, ...words, crop: size.crop }, look),
    ]);
    for (const bytes of files.map((each) => Buffer.from(each))) {
      expect(/PhoneMaker|Exif\0|GPS|http:\/\/ns\.adobe/.test(bytes.toString('latin1'))).toBe(false);
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    }
  });
});

test('a page without a picture has its words on the dark ground, in the font of the headings', async () => {
  const words = { path: 'a.jpg', layout: 'alone' as const, small: 'Heron', title: 'Bay' };
  const file = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
  const draw = async (own: object) =>
    sharp(Buffer.from(await makePreview(project, words, { ...look, ...own })));
  // The library adds a font to those of the process while it draws; nothing else is drawn meanwhile.
  const usual = await draw({});
  const own = await draw({ headingFont: { file } });
  const [red, ...others] = (await usual.stats()).channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(1);
  for (const other of others) expect(Math.abs(other - (red ?? 0))).toBeLessThan(1);
  expect(await own.raw().toBuffer()).not.toEqual(await usual.raw().toBuffer());
});

// Nobody crops what a phone or a stock feed delivers.
describe('a photo of any shape and size', () => {
  const root = mkdtempSync(join(tmpdir(), 'shapes-'));
  const schemaDir = join(import.meta.dirname, '../../schema');
  /** What each becomes: the mark in its name, the size of the file, and whether its left and right edge are seen. */
  const shapes: Readonly<Record<string, [number, number, string, string, boolean]>> = {
    upright: [1200, 1600, '-1200', '1200x800', true],
    lying: [1600, 1200, '-1200', '1200x800', true],
    'of-a-feed': [1024, 768, '-1024x683', '1024x683', true],
    small: [640, 480, '-640x427', '640x427', true],
    square: [900, 900, '-900x600', '900x600', true],
    wide: [2400, 800, '-1200', '1200x800', false],
    panorama: [3000, 400, '-1200x160', '1200x160', true],
    tower: [300, 1600, '-150x800', '150x800', true],
    thumbnail: [200, 150, '-200x133', '200x133', true],
    cutout: [1000, 1000, '-800', '800x533', true],
  };
  let made: Readonly<Record<string, { readonly name: string; readonly bytes: Buffer }>>;

  beforeAll(async () => {
    cpSync(join(import.meta.dirname, '../e2e/second-dealer/content'), join(root, 'content'), {
      recursive: true,
    });
    for (const [key, [width, height]] of Object.entries(shapes)) {
      const alpha = key === 'cutout' ? 0 : 1;
      // Of the cutout the upper half is transparent.
      const top = alpha ? 0 : height / 2;
      const left = alpha ? 10 : 0;
      const [across, down] = [width - 2 * left, height - top];
      const middle = { width: across, height: down, channels: 4 as const, background: '#0f0' };
      const file = `boats/${key}.${alpha ? 'jpg' : 'png'}`;
      await sharp({
        create: { width, height, channels: 4, background: { ...rgb(colors.red), alpha } },
      })
        .composite([{ input: { create: middle }, left, top }])
        .toFile(join(root, 'content/pictures', file));
      const list = join(root, 'content/pictures/pictures.yaml');
      appendFileSync(list, `${key}:\n  file: ${file}\n  alt: A photo.\n`);
    }
    const { errors, derive } = await compile({ root, schemaDir });
    expect(errors).toEqual([]);
    const files = (await derive()).pictures.filter(({ format }) => format === 'webp');
    const makeOf = async (key: string) => {
      const file = files.find(({ path }) => path.startsWith(`assets/pictures/${key}.`));
      if (!file) throw new Error(`there is no file of ${key}`);
      return { name: file.path, bytes: Buffer.from(await makePicture(root, file, look)) };
    };
    const all = Object.keys(shapes).map(async (key) => [key, await makeOf(key)] as const);
    made = Object.fromEntries(await Promise.all(all));
  });

  test.each(Object.keys(shapes))('%s is taken as it comes, and never enlarged', async (key) => {
    const [, , mark, size, hasEdges] = shapes[key] ?? [];
    const { name = '', bytes } = made[key] ?? {};
    expect(name).toMatch(new RegExp(`${mark}\\.webp$`));
    const { width, height } = await sharp(bytes).metadata();
    expect(`${width}x${height}`).toBe(size);
    const row = sharp(bytes).extract({ left: 0, top: height >> 1, width: 1, height: 1 });
    const [red = 0] = await row.removeAlpha().raw().toBuffer();
    expect(red > 200).toBe(hasEdges);
  });
});
