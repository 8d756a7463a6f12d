import sharp from 'sharp';
import type { PicturePair } from './take-pictures.ts';

const width = 960;
const height = 600;
const gap = 16;

/** A page before and after in one picture, side by side; alone where there is no other. */
export async function joinPictures({ before, after }: PicturePair): Promise<Buffer> {
  const [one, other] = await Promise.all(
    [before, after].flatMap((picture) =>
      picture ? [sharp(picture).resize(width).toBuffer()] : [],
    ),
  );
  const background = '#808080';
  const sheet = {
    width: other ? 2 * width + gap : width,
    height,
    channels: 3,
    background,
  } as const;
  const layers = [
    ...(one ? [{ input: one, left: 0, top: 0 }] : []),
    ...(other ? [{ input: other, left: width + gap, top: 0 }] : []),
  ];
  return sharp({ create: sheet }).composite(layers).jpeg({ quality: 75 }).toBuffer();
}
