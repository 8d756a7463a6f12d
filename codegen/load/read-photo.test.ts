// What phones, cameras and browsers make is a picture; what is broken, or is something else, is none, and why.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { readPhoto } from './read-photo.ts';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));

const size = { width: 120, height: 80 };
const noise = Buffer.from(Array.from({ length: 120 * 80 * 3 }, (_, at) => (at * at) % 251));
const photo = () => sharp(noise, { raw: { ...size, channels: 3 } });

function read(name: string, bytes: Uint8Array | string) {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return readPhoto(file);
}

let made: Readonly<Record<'jpg' | 'png' | 'webp' | 'avif', Buffer>>;
beforeAll(async () => {
  const [jpg, png, webp, avif] = await Promise.all([
    photo().jpeg().toBuffer(),
    photo().png().toBuffer(),
    photo().webp().toBuffer(),
    photo().avif({ effort: 0 }).toBuffer(),
  ]);
  made = { jpg, png, webp, avif };
});

/** A JPEG with other segments after its first two bytes. */
const withSegments = (...segments: readonly Buffer[]) =>
  Buffer.concat([made.jpg.subarray(0, 2), ...segments, made.jpg.subarray(2)]);

const metadata = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xfffd)]);

/** Some phones write a scan header that ends at coefficient 0; decoders warn of it. */
function withScanEnd(end: number): Buffer {
  const bytes = Buffer.from(made.jpg);
  bytes[bytes.indexOf(Buffer.from([0xff, 0xda])) + 12] = end;
  return bytes;
}

/** A PNG that says after its header that frames follow. */
function movingPng(): Buffer {
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  return Buffer.concat([made.png.subarray(0, 33), control, made.png.subarray(33)]);
}

describe('a picture is taken', () => {
  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['JPEG', 'a.jpg', () => made.jpg],
    ['JPEG with the longer ending', 'a.jpeg', () => made.jpg],
    ['PNG', 'a.png', () => made.png],
    ['WebP', 'a.webp', () => made.webp],
    ['AVIF', 'a.avif', () => made.avif],
    ['lossless WebP', 'l.webp', () => photo().webp({ lossless: true }).toBuffer()],
    ['progressive JPEG', 'p.jpg', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['gray JPEG', 'g.jpg', () => photo().grayscale().jpeg().toBuffer()],
    ['JPEG in the colors of print', 'c.jpg', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG of 16 bits', '16.png', () => photo().toColourspace('rgb16').png().toBuffer()],
    ['interlaced PNG', 'i.png', () => photo().png({ progressive: true }).toBuffer()],
    ['JPEG with 300 KB before its size', 'm.jpg', () => withSegments(...Array(5).fill(metadata))],
    ['JPEG with an unusual scan header', 's.jpg', () => withScanEnd(0)],
    ['JPEG with something after its end', 't.jpg', () => Buffer.concat([made.jpg, metadata])],
  ])('%s', async (_kind, name, make) => {
    expect(await read(name, await make())).toEqual({ size });
  });

  test('and turned as the camera says', async () => {
    const turned = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await read('turned.jpg', turned)).toEqual({ size: { width: 80, height: 120 } });
  });
});

describe('a file is refused', () => {
  test.each<[string, string, () => Uint8Array | string | Promise<Uint8Array>, RegExp, RegExp]>([
    [
      'that was cut short',
      'x.jpg',
      () => made.jpg.subarray(0, -200),
      /is damaged/,
      /Copy it again/,
    ],
    [
      'that was cut short and closed again',
      'x.jpg',
      () => Buffer.concat([made.jpg.subarray(0, -2000), Buffer.from([0xff, 0xd9])]),
      /is damaged/,
      /Copy it again/,
    ],
    ['cut in its header', 'x.png', () => made.png.subarray(0, 20), /is damaged/, /Copy it again/],
    ['in another format', 'x.png', () => made.jpg, /is a JPEG.*named like a PNG/, /end in \.jpg/],
    ['that is a GIF', 'g.png', () => photo().gif().toBuffer(), /is a GIF/, /export it as PNG/],
    ['that is a TIFF', 't.jpg', () => photo().tiff().toBuffer(), /is a TIFF/, /export it as JPEG/],
    [
      'that moves',
      'm.webp',
      async () => {
        const frames = [await photo().png().toBuffer(), await photo().negate().png().toBuffer()];
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
      /is a moving picture/,
      /one of its frames/,
    ],
    ['that moves, as PNG', 'm.png', () => movingPng(), /is a moving picture/, /one of its frames/],
    [
      'that moves, as AVIF',
      'm.avif',
      () => Buffer.from(made.avif.toString('latin1').replace('ftypavif', 'ftypavis'), 'latin1'),
      /is a moving picture/,
      /one of its frames/,
    ],
    [
      'of too many pixels',
      'b.png',
      () =>
        sharp({ create: { width: 11000, height: 10000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      /11000 × 10000 pixels/,
      /4000 pixels wide/,
    ],
  ])('%s', async (_kind, name, make, what, help) => {
    const { problem } = await read(name, await make());
    expect(problem).toMatchObject({
      what: expect.stringMatching(what),
      help: expect.stringMatching(help),
    });
  });

  test.each(tablesOf(import.meta.filename)('others'))(
    '%s',
    async (_kind, name, bytes, what, help) => {
      const { problem } = await read(name, Buffer.from(bytes, 'latin1'));
      expect(problem).toMatchObject({
        what: expect.stringContaining(what),
        help: expect.stringContaining(help),
      });
    },
  );
});
