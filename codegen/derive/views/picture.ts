import type { Picture } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';

/** The picture of a key. */
export const picture: View<Picture> = { one: (key, context) => pictureView(String(key), context) };
