import { fillText } from '../domain/quantity.ts';
import { PlainList } from '../ui/list.tsx';
import { groundOf, Picture } from '../ui/picture.tsx';
import { EagerPictures } from '../ui/picture-width.tsx';
import { type GalleryEntry, type Paint, pictureAnchor, pictureName } from './gallery-entries.ts';
import type { DetailTexts } from './vehicle-texts.ts';

interface GalleryChoicesProps {
  entries: readonly GalleryEntry[];
  /** The picture in view. */
  shown: GalleryEntry | undefined;
  paints: readonly Paint[];
  texts: Pick<DetailTexts, 'color' | 'alsoIn'>;
}

/** Links to the pictures: a dot for each color, and thumbnails of the sides in the color in view. */
export function GalleryChoices({ entries, shown, paints, texts }: GalleryChoicesProps) {
  const sidesIn = (paint: Paint | undefined) => entries.filter((entry) => entry.paint === paint);
  const painted = paints.flatMap((paint) => {
    const own = sidesIn(paint);
    const entry = own.find(({ side }) => side === shown?.side) ?? own[0];
    return entry ? [entry] : [];
  });
  const sides = sidesIn(shown?.paint ?? painted[0]?.paint);
  // Of a color with one side too, so that nothing below moves when another one comes into view.
  const hasSides = entries.some(({ paint }) => sidesIn(paint).length > 1);
  const unseen = paints.filter((paint) => !entries.some((entry) => entry.paint === paint));
  const linkOf = (entry: GalleryEntry) => ({
    href: `#${pictureAnchor(entries.indexOf(entry))}`,
    'aria-label': pictureName(entry, texts) ?? entry.picture.alt,
  });
  return (
    <>
      {painted.length > 0 && (
        <PlainList className="mt-2 flex print:hidden">
          {painted.map((entry) => (
            <li key={entry.paint?.name} className="min-w-0 max-w-12 flex-1">
              <a
                {...linkOf(entry)}
                className="group/dot flex min-h-11 items-center justify-center"
                aria-current={entry.paint === shown?.paint || undefined}
              >
                <Swatch color={entry.paint?.color ?? ''} />
                <span className="sr-only">{entry.paint?.name}</span>
              </a>
            </li>
          ))}
        </PlainList>
      )}
      {hasSides && (
        <PlainList className="mt-2 flex flex-wrap gap-2 print:hidden">
          {sides.map((entry) => (
            <li key={entry.picture.src}>
              <a
                href={linkOf(entry).href}
                aria-label={entry.caption ? undefined : entry.picture.alt}
                className="flex items-center overflow-hidden rounded-field border-2 border-divider bg-surface text-ink text-ui/body no-underline hover:border-border aria-current:border-heading"
                aria-current={entry === shown || undefined}
              >
                {/* On the first screen, and of few bytes: as lazy ones they would come after the scripts. */}
                <EagerPictures isInView>
                  <Picture
                    picture={entry.picture}
                    className={`block aspect-3/2 w-16 ${groundOf(entry.picture)}`}
                    width="thumb"
                  />
                </EagerPictures>
                {entry.caption && <span className="ps-2 pe-2.5">{entry.caption}</span>}
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

/** A round paint swatch, in a ring if chosen. Its color is an attribute, which the security policy for styles allows. */
function Swatch({ color }: Pick<Paint, 'color'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-8 rounded-pill stroke-1 stroke-border p-0.5 group-aria-current/dot:border-3 group-aria-current/dot:border-heading"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" fill={color} />
    </svg>
  );
}
