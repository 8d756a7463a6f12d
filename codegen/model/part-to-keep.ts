import type { PicturePart } from '../contract/pictures.ts';
import type { PictureSize } from './picture-uses.ts';

/** A point of a picture, in percent from the left and the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

const centre: Focus = { x: 50, y: 50 };

/** A share of the largest crop of a picture in a shape, its point of interest as central as possible. */
export function partToKeep(
  picture: PictureSize,
  shape: PictureSize,
  focus: Focus = centre,
  share = 1,
): PicturePart {
  const scale = share * Math.min(picture.width / shape.width, picture.height / shape.height);
  const width = Math.min(picture.width, Math.round(shape.width * scale));
  const height = Math.min(picture.height, Math.round(shape.height * scale));
  return {
    left: startOf(width, picture.width, focus.x),
    top: startOf(height, picture.height, focus.y),
    width,
    height,
  };
}

function startOf(length: number, whole: number, percent: number): number {
  const wanted = Math.round((whole * percent) / 100 - length / 2);
  return Math.max(0, Math.min(whole - length, wanted));
}
