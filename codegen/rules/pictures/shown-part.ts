import type { PicturePart } from '../../contract/pictures.ts';
import type { Message } from '../../diagnostics/diagnostic.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import { countOf } from '../../diagnostics/phrases.ts';
import type { RuleFinding } from '../../link/rule.ts';
import type { Data, Entry } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { partToKeep } from '../../model/part-to-keep.ts';
import {
  isDrawing,
  type MasterSize,
  type PictureSize,
  pictureUse,
} from '../../model/picture-uses.ts';
import { hasShape, shownPicture, sizeWithin } from '../../model/shown-picture.ts';
import type { FileEdit } from '../../text/edit.ts';

/** A picture of less than this share of its frame is hardly seen in it. */
const leastShare = 1 / 2;

/** A picture of the list, with the size of its master. */
export interface Master {
  readonly key: string;
  readonly file: string;
  readonly picture: Data;
  readonly size: MasterSize;
}

/** What is wrong with the part that `crop` names. */
export function partFindings({ source }: Entry, master: Master): RuleFinding[] {
  const crop = cropOf(master);
  const text = crop && cropText(master, crop);
  if (!text) return [];
  const fix = !isDrawing(master.file) && {
    ...fixing(false, cropEdit(source, master.key, proposedPart(master, crop))),
  };
  return [{ source, path: [master.key, 'crop'], ...text, ...fix }];
}

/** Warns once of all photos that are so small that somebody may have taken a thumbnail for a photo. */
export function smallFindings({ source }: Entry, masters: readonly Master[]): RuleFinding[] {
  const [first, ...others] = masters.filter(isSmall);
  if (!first) return [];
  const use = pictureUse(first.file);
  const crop = cropOf(first);
  const what = `${crop ? 'this part of' : 'the picture'} ${first.file} is ${pixels(crop ?? first.size)}`;
  const more =
    others.length > 0 ? `, and ${countOf(others.length, 'other')} in this list as well` : '';
  const text: Message = {
    phase: 'warning',
    code: 'small-picture',
    message: `${what}, and shown small${more}; ${use.name} fill their place from ${pixels(use)}`,
    help: 'Nothing is enlarged. Use a larger original, if there is one.',
  };
  return [{ source, path: [first.key, crop ? 'crop' : 'file'], ...text }];
}

function isSmall(master: Master): boolean {
  const { file, size } = master;
  if (isDrawing(file)) return false;
  const { part } = shownPicture(file, size, { crop: cropOf(master) });
  const use = pictureUse(file);
  const inFrame = sizeWithin(part, use);
  return inFrame.width < use.width * leastShare && inFrame.height < use.height * leastShare;
}

function cropOf({ picture: { crop } }: Master): PicturePart | undefined {
  return isRecord(crop) ? (crop as unknown as PicturePart) : undefined;
}

function cropText({ file, size }: Master, crop: PicturePart): Message | undefined {
  if (isDrawing(file)) {
    return {
      code: 'picture-crop',
      message: `${file} is a drawing, of which a part cannot be shown`,
      help: 'Remove the crop, and draw it on a canvas of the shape that it needs.',
    };
  }
  const [right, bottom] = [crop.left + crop.width, crop.top + crop.height];
  if (right <= size.width && bottom <= size.height) return shapeText(file, crop);
  const sides = right > size.width ? ['left', 'width', right] : ['top', 'height', bottom];
  return {
    code: 'picture-crop',
    message: `this part is not inside the picture ${file}, which is ${pixels(size)}: ${sides[0]} and ${sides[1]} together are ${sides[2]}`,
    help: `left and width together are at most ${size.width} here, top and height at most ${size.height}. They count in the photo as it is seen upright.`,
  };
}

function shapeText(file: string, crop: PicturePart): Message | undefined {
  const use = pictureUse(file);
  if (hasShape(crop, use)) return undefined;
  return {
    code: 'picture-shape',
    message: `this part of ${file} is ${pixels(crop)}; ${use.name} are ${use.shape}`,
    help: 'Remove the crop, and the photo is cropped around its focus; or name a part of that shape, such as the one below. In make dev, a frame on the photo chooses it.',
  };
}

/** The largest part in the right shape around what was chosen. */
function proposedPart({ file, size }: Master, crop: PicturePart): PicturePart {
  return partToKeep(size, pictureUse(file), {
    x: ((crop.left + crop.width / 2) / size.width) * 100,
    y: ((crop.top + crop.height / 2) / size.height) * 100,
  });
}

/** Writes the part in the place of another. */
function cropEdit({ file, locate }: Entry['source'], key: string, part: PicturePart): FileEdit {
  const { left, top, width, height } = part;
  const { start, end } = locate([key, 'crop']);
  const text = `{ left: ${left}, top: ${top}, width: ${width}, height: ${height} }`;
  return { file, start, end, text };
}

function pixels({ width, height }: PictureSize): string {
  return `${width} × ${height} pixels`;
}
