import { isDrawing, pictureFolder, pictureUse } from '../../model/picture-uses.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureFile } from './picture-files.ts';

/** A picture: the address of its fallback file, its size and what it shows. */
export function pictureView(key: string, context: ViewContext) {
  const { file, alt, focus, caption } = context.get('picture', key);
  const { width, height } = isDrawing(file) ? drawnSize(file, context) : pictureUse(file);
  const src = `/${pictureFile(key, context)}`;
  return {
    src,
    width,
    height,
    alt,
    ...(caption && { caption }),
    ...(focus && { focus: { x: focus.x, y: focus.y } }),
  };
}

function drawnSize(file: string, { index }: ViewContext) {
  const size = index.site.pictureSizes.get(pictureFolder + file);
  if (!size) throw new Error(`the size of the picture ${file} is not known`);
  return size;
}
