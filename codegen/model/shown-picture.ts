import type { PicturePart } from '../contract/pictures.ts';
import { type Focus, partToKeep } from './part-to-keep.ts';
import type { MasterSize, PictureSize, PictureUse } from './picture-uses.ts';
import { isDrawing, photoUse, pictureUse } from './picture-uses.ts';

/** What a picture shows of its master, and how it stands in its places. */
export interface ShownPicture {
  /** What decides which files are made of it. */
  readonly use: PictureUse;
  /** What is shown of the master. */
  readonly part: PicturePart;
  /** In pixels: that of the frame, or its own if the picture does not fill that. */
  readonly size: PictureSize;
  /** Without it the picture fills its frame. A cutout is alone within the frame, anything else has a frame of its own. */
  readonly isWhole: boolean;
  /** Whether it is a cutout, which stands on the ground that the page draws. */
  readonly isCutout: boolean;
}

/** What content may say about a picture. */
interface Wishes {
  readonly crop?: PicturePart | undefined;
  readonly focus?: Focus | undefined;
}

/** A row of pixels more or less does not change the shape. */
const tolerance = 0.01;
/** A frame that would show less of a photo than this shows all of it: a panorama, a picture of a tower. */
const leastKept = 1 / 3;

/**
 * How a master of any shape and size is shown. A photo is cropped around its focus, unless next to nothing of it would
 * be left. A cutout and a drawing are never cropped, and no photo is enlarged.
 */
export function shownPicture(file: string, master: MasterSize, wishes: Wishes = {}): ShownPicture {
  const folder = pictureUse(file);
  const stands = folder.webp.ground !== undefined;
  const isCutout = stands && master.isCutout === true;
  const use = stands && !isCutout && !isDrawing(file) ? photoUse : detailedUse(folder, master);
  const all = wishes.crop ?? { left: 0, top: 0, width: master.width, height: master.height };
  const cover = within(all, partToKeep(all, use, wishes.focus));
  const isUncut = isDrawing(file) || master.isCutout === true;
  const share = (cover.width * cover.height) / (all.width * all.height);
  const part = share >= (isUncut ? 1 - tolerance : leastKept) ? cover : all;
  const isShaped = hasShape(part, use);
  const isLarge = isDrawing(file) || (part.width >= use.width && part.height >= use.height);
  const fills = isShaped && isLarge;
  const size = fills || isCutout ? use : sizeWithin(part, use, isDrawing(file));
  const { width, height } = size;
  return { use, part, size: { width, height }, isWhole: !fills, isCutout };
}

/** The use of a master in a folder: the detailed one if it is large enough for that. */
function detailedUse(folder: PictureUse, { width, height, isCutout }: MasterSize): PictureUse {
  const { detailed } = folder;
  const isLarge = detailed && width >= detailed.width && height >= detailed.height;
  return isLarge && isCutout ? detailed : folder;
}

/** Whether a picture has the shape of its use. */
export function hasShape(size: PictureSize, use: PictureSize): boolean {
  const ratio = size.width / size.height / (use.width / use.height);
  return Math.abs(ratio - 1) <= tolerance;
}

/** The size of a part inside a frame; only a drawing is enlarged. */
export function sizeWithin(part: PictureSize, frame: PictureSize, enlarges = false): PictureSize {
  const fitting = Math.min(frame.width / part.width, frame.height / part.height);
  const scale = enlarges ? fitting : Math.min(1, fitting);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(part.width), height: scaled(part.height) };
}

/** A part of a part, in pixels of the whole. */
function within({ left, top }: PicturePart, part: PicturePart): PicturePart {
  return { ...part, left: left + part.left, top: top + part.top };
}
