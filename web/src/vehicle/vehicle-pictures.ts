import type { Picture, SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { fillText } from '../domain/quantity.ts';
import type { DetailTexts } from './vehicle-texts.ts';

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

/** A paint that a vehicle is offered in, with the address of its picture. */
export type Paint = SectionProps['vehicle-detail']['vehicle']['paints'][number];

/** The paint that a picture shows, if there are several to choose from. */
export function paintIn({ src }: Pick<Picture, 'src'>, paints: readonly Paint[]) {
  return paints.length > 1 ? paints.find((paint) => paint.src === src) : undefined;
}

/** The name of a picture: the paint or the side that it shows. */
export function pictureName(
  picture: Pick<Picture, 'src' | 'caption'>,
  paints: readonly Paint[],
  { color }: Pick<DetailTexts, 'color'>,
): string | undefined {
  const paint = paintIn(picture, paints);
  return paint ? fillText(color, { name: paint.name }) : picture.caption;
}

/** The anchor of a picture in the gallery. */
export function pictureAnchor(index: number): string {
  return `picture-${index + 1}`;
}
