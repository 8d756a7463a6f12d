import sharp from 'sharp';
import { showOnlyOwnFonts } from './preview-fonts.ts';

const pointsPerInch = 72;
const smallSizes = [16, 32, 48];
const headLength = 6;
const rowLength = 16;

/** The mark drawn at a size, not scaled to it. */
export async function drawIcon(mark: Buffer, size: number, background?: string): Promise<Buffer> {
  await showOnlyOwnFonts(sharp);
  const { width } = await sharp(mark).metadata();
  const density = (pointsPerInch * size) / width;
  const picture = sharp(mark, { density }).resize(size, size);
  return (background ? picture.flatten({ background }) : picture).png({ palette: true }).toBuffer();
}

/** The old favicon format: a list of pictures in one file, here all PNG. */
export async function drawFavicon(mark: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(smallSizes.map((size) => drawIcon(mark, size)));
  const head = Buffer.alloc(headLength + rowLength * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = headLength + rowLength * index;
    const size = smallSizes[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
