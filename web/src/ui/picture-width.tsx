import { createContext, type ReactNode, useContext } from 'react';

// The widths of the layout, stated to the browser before it has laid anything out: 80rem of
// page with an edge of 1.25 or 2rem, and gaps of 1.5rem between cards.
// Rounded: a file a little larger than its place costs less than the words that would fit it.
const edges = '92vw';

const sizesOf = {
  band: '(min-width: 48rem) 60vw, 100vw',
  'far-half': '(min-width: 48rem) 50vw, 88vw',
  bleed: `(min-width: 64rem) 50vw, ${edges}`,
  thumb: '88px',
  main: `(min-width: 80rem) 701px, (min-width: 64rem) 55vw, ${edges}`,
  beside: `(min-width: 80rem) 576px, (min-width: 64rem) 45vw, ${edges}`,
  whole: `(min-width: 80rem) 1216px, ${edges}`,
  half: `(min-width: 80rem) 596px, (min-width: 48rem) 45vw, ${edges}`,
  third: `(min-width: 80rem) 389px, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, ${edges}`,
  quarter: `(min-width: 80rem) 286px, (min-width: 64rem) 22vw, (min-width: 30rem) 45vw, ${edges}`,
  rung: '(min-width: 80rem) 289px, (min-width: 48rem) 22vw, 44vw',
  'last-rung': `(min-width: 80rem) 289px, (min-width: 48rem) 22vw, ${edges}`,
  compared: '(min-width: 80rem) 246px, (min-width: 48rem) 20vw, 118px',
} as const;

/** In a list of vehicles a card is a row on a phone, and its picture the first part of it, wider from the side. */
const inRow = { front: '(width < 30rem) 106px', side: '(width < 30rem) 128px' };

/** How much of the page a picture takes: a share of a row of cards, or a width of its own. */
export type PictureWidth = keyof typeof sizesOf;

const SizesContext = createContext<string>(sizesOf.third);

/** Provides their width to the pictures inside. */
export function PictureWidthProvider(props: { width: PictureWidth; children: ReactNode }) {
  return <SizesContext value={sizesOf[props.width]}>{props.children}</SizesContext>;
}

/** Marks the picture inside as part of a card that is a row on a phone. */
export function RowPictureProvider(props: { view: keyof typeof inRow; children: ReactNode }) {
  const around = useContext(SizesContext);
  return <SizesContext value={`${inRow[props.view]}, ${around}`}>{props.children}</SizesContext>;
}

const EagerContext = createContext(false);

/** Has the pictures inside fetched at once if they are in view when the page opens. */
export function EagerPictures(props: { isInView: boolean; children: ReactNode }) {
  return <EagerContext value={props.isInView}>{props.children}</EagerContext>;
}

/** Whether a picture here is fetched at once. */
export function useEagerPictures(): boolean {
  return useContext(EagerContext);
}

/** The `sizes` attribute of a picture: for its own width, or for that of the cards it is in. */
export function usePictureSizes(width: PictureWidth | undefined): string {
  const around = useContext(SizesContext);
  return width ? sizesOf[width] : around;
}
