import type { Picture, SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import type { DetailTexts } from './vehicle-texts.ts';

/** A paint that a vehicle is offered in, with its pictures. */
export type Paint = SectionProps['vehicle-detail']['vehicle']['paints'][number];

/** A picture of the gallery, with the paint and the side that it shows if there are paints to choose from. */
export interface GalleryEntry {
  readonly picture: Picture;
  readonly paint?: Paint | undefined;
  readonly side?: number | undefined;
  /** The name of the side: of a picture in another paint, that in the first one. */
  readonly caption?: string | undefined;
}

/** The pictures with what each of them shows. */
export function entriesOf(pictures: readonly Picture[], paints: readonly Paint[]): GalleryEntry[] {
  const known = paints.length > 1 ? paints : [];
  return pictures.map((picture) => {
    const paint = known.find((each) => each.pictures.some(({ src }) => src === picture.src));
    const side = paint?.pictures.find(({ src }) => src === picture.src)?.side;
    const first = known[0]?.pictures.find((each) => each.side === side)?.src;
    const named = paint && pictures.find(({ src }) => src === first);
    return { picture, paint, side, caption: picture.caption ?? named?.caption };
  });
}

/** The name of a picture: its paint, and the side unless it is the main one. */
export function pictureName(
  { caption, paint, side }: GalleryEntry,
  { color }: Pick<DetailTexts, 'color'>,
): string | undefined {
  if (!paint) return caption;
  const name = fillText(color, { name: paint.name });
  return side === 0 || !caption ? name : `${name}, ${caption}`;
}

/** The anchor of a picture in the gallery. */
export function pictureAnchor(index: number): string {
  return `picture-${index + 1}`;
}
