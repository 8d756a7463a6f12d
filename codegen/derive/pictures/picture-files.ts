import type { PictureFile } from '../../contract/pictures.ts';
import type { PictureUse } from '../../model/picture-uses.ts';
import { isDrawing, pictureFolder, pictureUse } from '../../model/picture-uses.ts';
import type { ViewContext } from '../context/view.ts';
import { shortHash } from './short-hash.ts';

const centre = { x: 50, y: 50 };

/** The fallback file that every browser can read; the others differ from it in width and extension. */
export function pictureFile(key: string, context: ViewContext): string {
  const { file, hash } = masterOf(key, context);
  if (isDrawing(file)) return pathOf(`${key}.${hash}`, 'svg');
  return pathOf(`${key}.${hash}-${pictureUse(file).webp.width}`, 'webp');
}

/** Every file to make from every picture. */
export function listPictureFiles(context: ViewContext): readonly PictureFile[] {
  return context.index.ids('picture').flatMap((key) => filesOf(key, context));
}

function filesOf(key: string, context: ViewContext): readonly PictureFile[] {
  const { file, hash, focus, crop } = masterOf(key, context);
  const master = pictureFolder + file;
  if (isDrawing(file)) return [{ path: pictureFile(key, context), master, format: 'svg' }];
  const { width, height, avif, webp, narrow } = pictureUse(file);
  const shape = width / height;
  const make = (name: string, each: number, as: 'avif' | 'webp', ratio = shape): PictureFile => ({
    path: pathOf(`${name}.${hash}-${each}`, as),
    master,
    ...(crop && { crop }),
    width: each,
    height: Math.round(each / ratio),
    focus,
    format: as,
    ...encodingOf(as === 'avif' ? avif : webp),
  });
  return [
    make(key, webp.width, 'webp'),
    ...avif.widths.map((each) => make(key, each, 'avif')),
    ...(narrow?.widths.map((each) => ({
      ...make(`${key}-narrow`, each, 'avif', narrow.shape),
      share: narrow.share,
    })) ?? []),
  ];
}

function encodingOf({ quality, effort }: PictureUse['avif' | 'webp']) {
  return { quality, effort };
}

/** All files of a picture share one hash, so that their addresses follow from one another. */
function masterOf(key: string, { get, index }: ViewContext) {
  const { file, focus: given, crop } = get('picture', key);
  const focus = { ...centre, ...given };
  const hash = shortHash([
    index.site.pictureHashes.get(pictureFolder + file),
    focus,
    pictureUse(file),
    ...(crop ? [crop] : []),
  ]);
  return { file, focus, hash, crop };
}

function pathOf(name: string, ending: string): string {
  return `assets/pictures/${name}.${ending}`;
}
