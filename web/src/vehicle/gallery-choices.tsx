import type { Picture as PictureView } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { PlainList } from '../ui/list.tsx';
import { Picture } from '../ui/picture.tsx';
import { type Paint, paintIn, pictureAnchor } from './vehicle-pictures.ts';
import type { DetailTexts } from './vehicle-texts.ts';

interface GalleryChoicesProps {
  pictures: readonly PictureView[];
  paints: readonly Paint[];
  texts: DetailTexts;
}

/** Links to the pictures: colors by name, and thumbnails of the views. */
export function GalleryChoices({ pictures, paints, texts }: GalleryChoicesProps) {
  const numbered = pictures.map((picture, index) => ({
    picture,
    anchor: `#${pictureAnchor(index)}`,
    paint: paintIn(picture, paints),
  }));
  const views = numbered.filter(({ paint }) => !paint);
  const unseen = paints.filter(({ src }) => !pictures.some((picture) => picture.src === src));
  return (
    <>
      {pictures.length > 1 && (
        <PlainList className="gallery-choices screen-only">
          {numbered.map(
            ({ paint, anchor }) =>
              paint && (
                <li key={anchor}>
                  <a
                    href={anchor}
                    className="swatch"
                    aria-label={fillText(texts.color, { name: paint.name })}
                  >
                    <Swatch color={paint.color} />
                    {paint.name}
                  </a>
                </li>
              ),
          )}
          {views.map(({ picture, anchor }) => (
            <li key={anchor}>
              <a
                href={anchor}
                className="gallery-thumb"
                aria-label={picture.caption ?? picture.alt}
              >
                <Picture picture={picture} className="gallery-picture stage" width="thumb" />
                {picture.caption && <span>{picture.caption}</span>}
              </a>
            </li>
          ))}
        </PlainList>
      )}
      {paints.length > 1 && unseen.length > 0 && (
        <p className="mt-3 text-ui">
          {fillText(texts.alsoIn, { names: unseen.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </>
  );
}

/** A round paint swatch. Its color is an attribute, which the security policy for styles allows. */
function Swatch({ color }: Pick<Paint, 'color'>) {
  return (
    <svg viewBox="0 0 24 24" className="swatch-round" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={color} />
    </svg>
  );
}
