import type { PictureSize } from '../model/picture-uses.ts';

/** The size of a picture, read from the first bytes of its file; undefined if they are not a picture. */
export function readPictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = wordAt(bytes, 0);
  try {
    if (magic === 'RIFF') return sizeOfWebp(bytes, view);
    if (magic === '\x89PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return sizeOfJpeg(view);
    return sizeOfSvg(new TextDecoder().decode(bytes));
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** WebP has three layouts: lossy, lossless, and extended. See the container specification of the format. */
function sizeOfWebp(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  switch (wordAt(bytes, 12)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24At(view, 24) + 1, height: uint24At(view, 27) + 1 };
    default:
      return undefined;
  }
}

/** A JPEG is a sequence of segments; the one that starts a frame holds the size. */
function sizeOfJpeg(view: DataView): PictureSize {
  let isTurned = false;
  let offset = 2;
  while (!isFrameStart(view.getUint8(offset + 1))) {
    isTurned ||= view.getUint8(offset + 1) === 0xe1 && turnsByQuarter(view, offset + 4);
    offset += 2 + view.getUint16(offset + 2);
  }
  const [width, height] = [view.getUint16(offset + 7), view.getUint16(offset + 5)];
  return isTurned ? { width: height, height: width } : { width, height };
}

const orientation = 0x0112;

/**
 * Cameras store a picture as the sensor saw it, and its orientation in Exif. The build rotates it, so its size is that
 * of the rotated picture; orientations from 5 on swap width and height.
 */
function turnsByQuarter(view: DataView, start: number): boolean {
  if (view.getUint32(start) !== 0x45786966) return false;
  const base = start + 6;
  const isLittle = view.getUint16(base) === 0x4949;
  const list = base + view.getUint32(base + 4, isLittle);
  const amount = view.getUint16(list, isLittle);
  for (let entry = list + 2; entry < list + 2 + amount * 12; entry += 12) {
    if (view.getUint16(entry, isLittle) === orientation)
      return view.getUint16(entry + 8, isLittle) >= 5;
  }
  return false;
}

/** Markers 0xC0 to 0xCF start a frame, except three that hold tables. */
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function sizeOfSvg(text: string): PictureSize | undefined {
  const [, box = ''] = /<svg[^<>]*?\sviewBox="([-\d., ]*)"/.exec(text) ?? [];
  const [, , width = 0, height = 0, ...others] = box.split(/[ ,]+/).map(Number);
  if (!(width > 0 && height > 0) || others.length > 0) return undefined;
  return { width: Math.round(width), height: Math.round(height) };
}

function wordAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

function uint24At(view: DataView, offset: number): number {
  return view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
}
