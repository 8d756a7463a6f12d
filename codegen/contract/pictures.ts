/** A part of a picture, in pixels of the picture as it is seen upright. */
export interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A file that the build makes from a master: a self-contained instruction. */
export interface PictureFile {
  /** Where it lies in the built site; the hash in the name changes with what it is made of. */
  readonly path: string;
  /** The master, from the root of the project. */
  readonly master: string;
  /** The part of the master that is shown, unless all of it is. */
  readonly crop?: PicturePart;
  /** Size in pixels; a drawing is copied unchanged. */
  readonly width?: number;
  readonly height?: number;
  /** The size of a cutout that does not fill the file, which is transparent around it. */
  readonly inner?: { readonly width: number; readonly height: number };
  /** The point kept in view, in percent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** How much of the largest crop around that point is kept. */
  readonly share?: number;
  readonly format: 'avif' | 'png' | 'svg' | 'webp';
  readonly quality?: number;
  readonly effort?: number;
}

/** The preview picture of a page, for links to it elsewhere: an instruction to the build. */
export interface Preview {
  /** Where it lies in the built site; the hash in the name changes with what it is made of. */
  readonly path: string;
  /** The master, from the root of the project; none, if there are words only. */
  readonly master?: string;
  /** The part of the master that is shown, unless all of it is. */
  readonly crop?: PicturePart;
  /** A vehicle is beside the text, cut out on its ground or as a photo; a hero picture is behind it; or words are alone. */
  readonly layout: 'beside' | 'photo' | 'behind' | 'alone';
  /** Whether all of the picture is seen, because it does not fill its place. */
  readonly isWhole?: boolean;
  readonly small: string;
  readonly title: string;
  /** A figure to emphasize, such as a price. */
  readonly figure?: string;
  /** The line at the lower edge. */
  readonly foot?: string;
}

/** The widths of a picture in AVIF; `narrow` is a closer crop for phones. */
export interface PictureWidths {
  readonly wide: readonly number[];
  /** Whether the picture is a cutout, which stands on the ground that the page draws. */
  readonly isCutout?: boolean;
  readonly narrow?: readonly number[];
}
