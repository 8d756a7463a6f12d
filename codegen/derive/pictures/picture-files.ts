import type { PictureFile } from '../../contract/pictures.ts';
import { shortHash } from '../../load/hash-picture.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, textAt } from '../../model/data.ts';
import { isDrawing, pictureFolder, pictureUse } from '../../model/picture-uses.ts';
import type { ViewContext } from '../views/view.ts';

const centre = { x: 50, y: 50 };

/** The file that every browser can read, which represents the picture; the others differ in width and ending. */
export function pictureFile(key: string, context: ViewContext): string {
  const { file, hash } = masterOf(key, context);
  if (isDrawing(file)) return pathOf(`${key}.${hash}`, 'svg');
  return pathOf(`${key}.${hash}-${pictureUse(file).width}`, 'webp');
}

/** Every file to be made of every picture. */
export function listPictureFiles(context: ViewContext): readonly PictureFile[] {
  return context.index.ids('picture').flatMap((key) => filesOf(key, context));
}

function filesOf(key: string, context: ViewContext): readonly PictureFile[] {
  const { file, hash, focus } = masterOf(key, context);
  const master = pictureFolder + file;
  if (isDrawing(file)) return [{ path: pictureFile(key, context), master, format: 'svg' }];
  const { width, height, widths, encoding, narrow } = pictureUse(file);
  const make = (name: string, each: number, shape: number) =>
    (['avif', 'webp'] as const).map((format) => ({
      path: pathOf(`${name}.${hash}-${each}`, format),
      master,
      width: each,
      height: Math.round(each / shape),
      focus,
      format,
      ...encoding[format],
    }));
  return [
    ...widths.flatMap((each) => make(key, each, width / height)),
    ...(narrow?.widths.flatMap((each) => make(`${key}-narrow`, each, narrow.shape)) ?? []),
  ];
}

/** One hash for all files of a picture, so that the addresses of all follow from one. */
function masterOf(key: string, { get, index }: ViewContext) {
  const record = get('picture', key);
  const file = textAt(record, 'file');
  const focus = focusOf(record);
  const hash = shortHash([index.site.hashPicture(pictureFolder + file), focus, pictureUse(file)]);
  return { file, focus, hash };
}

function focusOf(record: Data) {
  return { ...centre, ...groupAt(record, 'focus') };
}

function pathOf(name: string, ending: string): string {
  return `assets/pictures/${name}.${ending}`;
}
