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

const choice =
  'flex items-center border-2 border-divider bg-surface text-ink text-ui/body no-underline hover:border-border';

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
        <PlainList className="print:hidden mt-3 flex flex-wrap items-center gap-2">
          {numbered.map(
            ({ paint, anchor }) =>
              paint && (
                <li key={anchor}>
                  <a
                    href={anchor}
                    className={`${choice} min-h-11 gap-2 rounded-pill ps-2.5 pe-3.5`}
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
                className={`${choice} overflow-hidden rounded-field`}
                aria-label={picture.caption ?? picture.alt}
              >
                <Picture
                  picture={picture}
                  className="block aspect-3/2 w-16 bg-stage object-cover"
                  width="thumb"
                />
                {picture.caption && <span className="ps-2 pe-2.5">{picture.caption}</span>}
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
    <svg viewBox="0 0 24 24" className="size-6 stroke-1 stroke-border" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={color} />
    </svg>
  );
}
