import { createContext, type ReactNode, useContext } from 'react';

// The widths of the layout, as the browser is told them before it has laid anything out: 80rem of
// page with an edge of 1.25 or 2rem, and gaps of 1.5rem between cards.
const edges = 'calc(100vw - 40px)';
const pair = '(min-width: 48rem) calc((100vw - 88px) / 2)';

const sizesOf = {
  band: '100vw',
  'far-half': '(min-width: 48rem) 50vw, 100vw',
  bleed: `(min-width: 64rem) 50vw, (min-width: 48rem) calc(100vw - 64px), ${edges}`,
  thumb: '88px',
  main: `(min-width: 80rem) 701px, (min-width: 64rem) calc((100vw - 112px) * 0.6), (min-width: 48rem) calc(100vw - 64px), ${edges}`,
  beside: `(min-width: 80rem) 576px, (min-width: 64rem) calc((100vw - 128px) / 2), (min-width: 48rem) calc(100vw - 64px), ${edges}`,
  whole: `(min-width: 80rem) 1216px, (min-width: 48rem) calc(100vw - 64px), ${edges}`,
  half: `(min-width: 80rem) 596px, ${pair}, ${edges}`,
  third: `(min-width: 80rem) 389px, (min-width: 64rem) calc((100vw - 112px) / 3), ${pair}, ${edges}`,
  quarter: `(min-width: 80rem) 286px, (min-width: 64rem) calc((100vw - 136px) / 4), (min-width: 48rem) calc((100vw - 88px) / 2), (min-width: 30rem) calc((100vw - 60px) / 2), ${edges}`,
  rung: '(min-width: 80rem) 289px, (min-width: 48rem) calc((100vw - 124px) / 4), calc((100vw - 52px) / 2)',
  compared: '(min-width: 80rem) 246px, (min-width: 48rem) calc((100vw - 296px) / 4), 118px',
} as const;

/** In a list of vehicles a card is a row on a telephone, and its picture the first part of it. */
const inRow = '(width < 30rem) calc((100vw - 42px) * 0.37)';

/** How much of the page a picture takes: a part of a row of cards, or a place of its own. */
export type PictureWidth = keyof typeof sizesOf;

const SizesContext = createContext<string>(sizesOf.third);

/** Tells the pictures inside how wide they will be. */
export function PictureWidthProvider(props: { width: PictureWidth; children: ReactNode }) {
  return <SizesContext value={sizesOf[props.width]}>{props.children}</SizesContext>;
}

/** Tells the picture inside that its card is a row on a telephone. */
export function RowPictureProvider({ children }: { children: ReactNode }) {
  return <SizesContext value={`${inRow}, ${useContext(SizesContext)}`}>{children}</SizesContext>;
}

/** The width of a picture in the words of `sizes`: its own, or that of the cards it stands in. */
export function usePictureSizes(width: PictureWidth | undefined): string {
  const around = useContext(SizesContext);
  return width ? sizesOf[width] : around;
}
