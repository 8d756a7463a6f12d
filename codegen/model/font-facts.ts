/** What a font file holds, measured in the size of its letters. */
export interface FontFacts {
  readonly bytes: number;
  /** The least and the largest weight; both the same in a font that is not variable. */
  readonly weights: readonly [least: number, most: number];
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** How wide a letter is on average in running text and in headings. */
  readonly widths: { readonly text: number; readonly heading: number };
  /** Every character that it has a letter for. */
  readonly letters: string;
}

/** What a font file holds, or why it is none. */
export type Measured =
  | { readonly facts: FontFacts; readonly problem?: undefined }
  | { readonly facts?: undefined; readonly problem: string };
