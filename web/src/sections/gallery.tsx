import { useId } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { Picture } from '../ui/picture.tsx';
import { PictureWidthProvider } from '../ui/picture-width.tsx';
import { Section } from '../ui/section.tsx';
import { GalleryItem } from '../vehicle/gallery-item.tsx';

type Props = SectionProps['gallery'];

/** Pictures side by side; without scripts each leads to its file, with them to the large pictures. */
export function Gallery(props: Props) {
  const large = useId();
  const { columns, width } = rowsOf(props.items.length);
  return (
    <Section {...props}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list whose marks are styled away */}
      <ul role="list" className={`grid grid-cols-2 gap-2.5 md:gap-6 ${columns}`.trim()}>
        <PictureWidthProvider width={width}>
          {props.items.map(({ picture, caption }) => (
            <li key={picture.src}>
              <a href={picture.src} data-enlarge={large}>
                <Picture
                  picture={picture}
                  className="block aspect-3/2 w-full rounded-card bg-soft"
                />
              </a>
              {caption && <p className="mt-1 text-caption text-ui">{caption}</p>}
            </li>
          ))}
        </PictureWidthProvider>
      </ul>
      <LargePictures {...props} id={large} />
    </Section>
  );
}

/** As many in a row that the last row is full, if any number does that. */
function rowsOf(count: number) {
  if (count === 2) return { columns: '', width: 'half' } as const;
  if (count % 3 !== 0 && count % 4 === 0)
    return { columns: 'lg:grid-cols-4', width: 'quarter' } as const;
  return { columns: 'md:grid-cols-3', width: 'third' } as const;
}

/** The strip of large pictures, which the browser fetches once it is open. */
function LargePictures({ id, heading, items, texts }: Props & { id: string }) {
  return (
    <dialog
      id={id}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none border-0 bg-canvas p-4 text-ink open:flex open:flex-col"
      aria-label={heading ?? texts.name}
    >
      <p className="mb-3 flex justify-end gap-2">
        {items.length > 1 && (
          <>
            <StepButton text={texts.previous} sign="←" step="-1" />
            <StepButton text={texts.next} sign="→" step="1" />
          </>
        )}
        <StepButton text={texts.close} sign="✕" step="0" />
      </p>
      <ul
        className="flex min-h-0 flex-1 items-center overflow-x-auto overscroll-x-contain [scroll-snap-type:x_mandatory] [scrollbar-width:none]"
        data-strip=""
      >
        {items.map(({ picture, caption }, index) => (
          <GalleryItem key={picture.src} as="li">
            <figure className="grid place-items-center gap-2">
              <Picture
                picture={picture}
                className="block max-h-[78dvh] w-auto max-w-full rounded-card"
                width="whole"
              />
              <figcaption className="text-center text-ui">
                {caption}{' '}
                <span className="text-caption tabular">
                  {fillText(texts.count, { n: index + 1, count: items.length })}
                </span>
              </figcaption>
            </figure>
          </GalleryItem>
        ))}
      </ul>
    </dialog>
  );
}

interface StepButtonProps {
  text: string;
  sign: string;
  /** How far the strip moves; none closes it. */
  step: '-1' | '0' | '1';
}

function StepButton({ text, sign, step }: StepButtonProps) {
  return (
    <button type="button" className="button button-secondary" data-step={step} aria-label={text}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
