/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The hash of a picture's master by its path from the project root. */
export type HashPicture = (file: string) => string;

/** Encoder settings, chosen by eye. A higher effort takes five times as long and saves 4 %. */
interface Encoding {
  readonly avif: { readonly quality: number; readonly effort: number };
  readonly webp: { readonly quality: number; readonly effort: number };
}

/** What a use of pictures asks of a master, and the widths made from it. The master's size is the largest. */
export interface PictureUse extends PictureSize {
  /** What such pictures show, in the plural. */
  readonly name: string;
  /** The shape in words. */
  readonly shape: string;
  readonly widths: readonly number[];
  readonly encoding: Encoding;
  /** The portrait crop for phones, around the point of interest. */
  readonly narrow?: { readonly shape: number; readonly widths: readonly number[] };
}

/** Vehicles, and everything else shown in a card. */
const product: PictureUse = {
  name: 'pictures of vehicles',
  shape: '3:2',
  width: 1200,
  height: 800,
  widths: [400, 600, 800, 1200],
  encoding: { avif: { quality: 56, effort: 3 }, webp: { quality: 78, effort: 4 } },
};

/** Backgrounds of heroes. */
const hero: PictureUse = {
  name: 'pictures in scenes/',
  shape: '16:9',
  width: 1600,
  height: 900,
  widths: [640, 960, 1280, 1600],
  encoding: { avif: { quality: 45, effort: 3 }, webp: { quality: 68, effort: 4 } },
  narrow: { shape: 3 / 4, widths: [400, 640] },
};

/** Where the masters of all pictures are, from the root of the project. */
export const pictureFolder = 'content/pictures/';

/** Every use. */
export const pictureUses: readonly PictureUse[] = [product, hero];

/** How a picture is used, by its folder. */
export function pictureUse(file: string): PictureUse {
  return file.startsWith('scenes/') ? hero : product;
}

/** Drawings have no pixels: they are served as they are, at any size. */
export function isDrawing(file: string): boolean {
  return file.endsWith('.svg');
}
