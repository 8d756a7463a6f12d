import type { Picture } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';

/** What a page knows about the pictures before the API answers. */
interface KnownPictures {
  readonly pictures?: readonly Picture[];
  readonly placeholder?: Picture;
}

/** The shape of every picture of a vehicle. */
const shape = { width: 1200, height: 800 };

/** The pictures the API names, as the page describes them if it can; for a vehicle without any, the placeholder. */
export function shownPictures(
  { images, name }: Pick<Vehicle, 'images' | 'name'>,
  { pictures = [], placeholder }: KnownPictures,
): readonly Picture[] {
  if (images.length === 0) return placeholder ? [placeholder] : [];
  return images.map(
    (image) => pictures.find(({ src }) => src === image) ?? { src: image, ...shape, alt: name },
  );
}
