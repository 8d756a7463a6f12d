import type { Data } from '../../model/content.ts';
import { isRecord, optionalText, textAt } from '../../model/data.ts';
import { isDrawing, pictureFolder, pictureUse } from '../../model/picture-uses.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureFile } from './picture-files.ts';

/** A picture: the address of its fallback file, its size and what it shows. */
export function pictureView(key: string, context: ViewContext) {
  const record = context.get('picture', key);
  const file = textAt(record, 'file');
  const { width, height } = isDrawing(file) ? drawnSize(file, context) : pictureUse(file);
  const focus = focusOf(record);
  const caption = optionalText(record, 'caption');
  const src = `/${pictureFile(key, context)}`;
  const shown = { src, width, height, alt: textAt(record, 'alt') };
  return { ...shown, ...(caption && { caption }), ...(focus && { focus }) };
}

function focusOf({ focus }: Data) {
  return isRecord(focus) ? { x: Number(focus.x), y: Number(focus.y) } : undefined;
}

function drawnSize(file: string, { index }: ViewContext) {
  const size = index.site.pictureSizes.get(pictureFolder + file);
  if (!size) throw new Error(`the size of the picture ${file} is not known`);
  return size;
}
