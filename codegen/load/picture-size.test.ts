import { expect, test } from 'vitest';
import { readPictureSize } from './picture-size.ts';

/** Bytes from text and figures one after another. */
function bytes(...parts: (string | number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part,
    ),
  );
}

const cases: [string, Uint8Array, { width: number; height: number } | undefined][] = [
  [
    'lossy WebP',
    bytes(
      'RIFF',
      [0, 0, 0, 0],
      'WEBPVP8 ',
      [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x06, 0x84, 0x03],
    ),
    { width: 1600, height: 900 },
  ],
  [
    'lossless WebP',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0xaf, 0xc4, 0xc7, 0x00]),
    { width: 1200, height: 800 },
  ],
  [
    'extended WebP',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [0, 0, 0, 0, 0, 0, 0, 0, 0xaf, 0x04, 0, 0x1f, 0x03, 0]),
    { width: 1200, height: 800 },
  ],
  [
    'PNG',
    bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', [0, 0, 4, 0xb0, 0, 0, 3, 0x20]),
    { width: 1200, height: 800 },
  ],
  [
    'JPEG with a segment before its frame',
    bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 3, 0x20, 4, 0xb0]),
    { width: 1200, height: 800 },
  ],
  [
    'a JPEG whose camera was held upright',
    bytes(
      [0xff, 0xd8, 0xff, 0xe1, 0, 34],
      'Exif',
      [0, 0],
      'MM',
      [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
      [0xff, 0xc0, 0, 17, 8, 3, 0x20, 4, 0xb0],
    ),
    { width: 800, height: 1200 },
  ],
  ['SVG', bytes('<svg xmlns="x" viewBox="0 0 64 48.4"></svg>'), { width: 64, height: 48 }],
  ['an SVG with a broken view box', bytes('<svg viewBox="0 0 64"></svg>'), undefined],
  ['an SVG without a view box', bytes('<svg></svg>'), undefined],
  ['a text', bytes('hello'), undefined],
  ['an empty file', bytes(), undefined],
  ['a file cut short', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 '), undefined],
];

test.each(cases)('reads the size of %s', (_name, given, want) => {
  expect(readPictureSize(given)).toEqual(want);
});
