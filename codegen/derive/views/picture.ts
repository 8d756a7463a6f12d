import { textAt } from '../read-data.ts';
import type { View, ViewContext } from '../view.ts';

const folder = 'content/pictures/';

/** A picture: the address of its fallback file, its size and what it shows. */
export const picture: View = { one: (key, context) => pictureView(String(key), context) };

/** The picture of that key. */
export function pictureView(key: string, { get, index }: ViewContext) {
  const record = get('picture', key);
  const file = textAt(record, 'file');
  const size = index.site.pictureSizes.get(folder + file);
  if (!size) throw new Error(`the size of the picture ${file} is not known`);
  return { src: `/pictures/${file}`, ...size, alt: textAt(record, 'alt') };
}
