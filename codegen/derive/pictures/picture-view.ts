import type { PicturePart } from '../../contract/pictures.ts';
import type { Focus } from '../../model/part-to-keep.ts';
import { isDrawing, pictureFolder } from '../../model/picture-uses.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureFile, shownPictureOf } from './picture-files.ts';

/** A picture: the address of its fallback file, its size and what it shows. */
export function pictureView(key: string, context: ViewContext) {
  const { file, alt, focus, caption, crop, photo } = context.get('picture', key);
  const shown = shownPictureOf(key, context);
  const { width, height } = isDrawing(file) ? masterSize(file, context) : shown.size;
  const src = `/${pictureFile(key, context)}`;
  const isCropped = focus && !shown.isWhole;
  return {
    src,
    width,
    height,
    alt,
    ...(caption && { caption }),
    ...(photo === true && { photo }),
    ...(isCropped && {
      focus: focusIn(shown.part, focus, crop ?? { left: 0, top: 0, ...masterSize(file, context) }),
    }),
  };
}

function masterSize(file: string, { index }: ViewContext) {
  const size = index.site.pictureSizes.get(pictureFolder + file);
  if (!size) throw new Error(`the size of the picture ${file} is not known`);
  return { width: size.width, height: size.height };
}

/** A point of all that may be shown, in per cent of the part that is. */
function focusIn(part: PicturePart, focus: Focus, all: PicturePart): Focus {
  const shareOf = (at: number, start: number, length: number) =>
    Math.max(0, Math.min(100, Math.round(((at - start) / length) * 100)));
  return {
    x: shareOf(all.left + (all.width * focus.x) / 100, part.left, part.width),
    y: shareOf(all.top + (all.height * focus.y) / 100, part.top, part.height),
  };
}
