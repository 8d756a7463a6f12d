import type { PictureFile, PicturePart } from '../../contract/pictures.ts';
import {
  isDrawing,
  type PictureSize,
  type PictureUse,
  pictureFolder,
  smallerWidths,
} from '../../model/picture-uses.ts';
import { shortHash } from '../../model/short-hash.ts';
import {
  hasShape,
  type ShownPicture,
  shownPicture,
  sizeWithin,
} from '../../model/shown-picture.ts';
import type { ViewContext } from '../context/view.ts';

const centre = { x: 50, y: 50 };

/**
 * The fallback file that every browser can read; the others differ from it in width and extension. Its name says what a
 * page has to know: the width stands for the use of the picture, and a size for a picture that does not fill its frame.
 */
export function pictureFile(key: string, context: ViewContext): string {
  const { file, hash, shown } = masterOf(key, context);
  const { use, size, isWhole, isCutout } = shown;
  const isOwn = isWhole && !isCutout;
  if (isDrawing(file) && !isOwn && !isCutout) return pathOf(`${key}.${hash}`, 'svg');
  const mark = isOwn ? `${size.width}x${size.height}` : use.webp.width;
  return pathOf(`${key}.${hash}-${mark}`, isDrawing(file) ? 'svg' : 'webp');
}

/** Every file to make from every picture. */
export function listPictureFiles(context: ViewContext): readonly PictureFile[] {
  return context.index.ids('picture').flatMap((key) => filesOf(key, context));
}

/** How the picture of a key is shown. */
export function shownPictureOf(key: string, context: ViewContext): ShownPicture {
  return masterOf(key, context).shown;
}

/** The part of its master that a picture shows, unless that is all of it. */
export function partOfPicture(key: string, context: ViewContext): PicturePart | undefined {
  const { file, crop, shown } = masterOf(key, context);
  if (crop) return crop;
  const master = context.index.site.pictureSizes.get(pictureFolder + file);
  return master && hasShape(master, shown.part) ? undefined : shown.part;
}

function filesOf(key: string, context: ViewContext): readonly PictureFile[] {
  const { file, hash, focus, crop, shown } = masterOf(key, context);
  const master = pictureFolder + file;
  const fallback = pictureFile(key, context);
  if (isDrawing(file)) return [{ path: fallback, master, format: 'svg' }];
  const { use, size } = shown;
  const { avif, webp, narrow } = use;
  const isOwn = shown.isWhole && !shown.isCutout;
  const part = isOwn ? shown.part : crop;
  const make = (path: string, each: number, as: 'avif' | 'webp', frame = size): PictureFile => ({
    path,
    master,
    ...(part && { crop: part }),
    width: each,
    height: Math.max(1, Math.round((each * frame.height) / frame.width)),
    ...(shown.isWhole && shown.isCutout && { inner: innerSize(shown, each) }),
    focus,
    format: as,
    ...encodingOf(as === 'avif' ? avif : webp),
  });
  const named = (name: string, each: number) => pathOf(`${name}.${hash}-${each}`, 'avif');
  const smaller = smallerWidths.filter((each) => each < size.width);
  const widths = isOwn ? [...smaller, size.width] : avif.widths;
  const closer = isOwn ? undefined : narrow;
  return [
    make(fallback, isOwn ? size.width : webp.width, 'webp'),
    ...widths.map((each) => make(named(key, each), each, 'avif')),
    ...(closer?.widths.map((each) => ({
      ...make(named(`${key}-narrow`, each), each, 'avif', { width: closer.shape, height: 1 }),
      share: closer.share,
    })) ?? []),
  ];
}

/** The size of a cutout in a file of its frame. */
function innerSize({ part, size }: ShownPicture, width: number): PictureSize {
  const inner = sizeWithin(part, size);
  const scaled = (length: number) => Math.max(1, Math.round((length * width) / size.width));
  return { width: scaled(inner.width), height: scaled(inner.height) };
}

function encodingOf({ quality, effort }: PictureUse['avif' | 'webp']) {
  return { quality, effort };
}

/** All files of a picture share one hash, so that their addresses follow from one another. */
function masterOf(key: string, { get, index }: ViewContext) {
  const { file, focus: given, crop } = get('picture', key);
  const focus = { ...centre, ...given };
  const size = index.site.pictureSizes.get(pictureFolder + file);
  if (!size) throw new Error(`the size of the picture ${file} is not known`);
  const shown = shownPicture(file, size, { crop, focus });
  const { backdrop } = index.site.content.look?.data ?? {};
  const { detailed: _, ...settings } = shown.use;
  const hash = shortHash([
    index.site.pictureHashes.get(pictureFolder + file),
    focus,
    settings,
    ...(crop ? [crop] : []),
    ...(shown.isCutout && backdrop ? [backdrop.light] : []),
  ]);
  return { file, focus, hash, crop, shown };
}

function pathOf(name: string, ending: string): string {
  return `assets/pictures/${name}.${ending}`;
}
