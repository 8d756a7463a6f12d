/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a master, and whether what it shows is cut out: a part of it is transparent. */
export interface MasterSize extends PictureSize {
  readonly isCutout?: boolean;
  /** Of a logo, what it is made of. */
  readonly colors?: readonly SeenColor[];
}

/** A color of a picture, and how much of it has that. */
export interface SeenColor {
  readonly color: string;
  readonly share: number;
}

/** How a file is encoded. */
interface Encoding {
  readonly quality: number;
  readonly effort: number;
}

/** Files in one format at several widths, in pixels. */
interface Files extends Encoding {
  readonly widths: readonly number[];
}

/** What a use of pictures requires of a master, and the files made from it. */
export interface PictureUse extends PictureSize {
  /** What such pictures show, in the plural. */
  readonly name: string;
  /** The shape in words. */
  readonly shape: string;
  /** The files for nearly all browsers; none for a picture that is seldom seen. */
  readonly avif: Files;
  /** The one file for all other browsers, and for sharing the picture. No two uses have the same width. */
  readonly webp: Encoding & {
    readonly width: number;
    /** The version of the ground under cutouts: increase it whenever the ground changes. */
    readonly ground?: number;
  };
  /** The crop for phones, around the point of interest: its shape, and how much of the largest such crop it keeps. */
  readonly narrow?: {
    readonly shape: number;
    readonly share: number;
    readonly widths: readonly number[];
  };
  /** What becomes of a cutout that is large enough for more. */
  readonly detailed?: PictureUse;
}

// The widths are those of the layout at pixel ratios of 1 and 2 that differ by at least half.
// The qualities are chosen by eye. AVIF at effort 3 takes twice as long as at 2 and saves 3 %, at 4 six times and 6 %.

const ordinary: PictureUse = {
  name: 'pictures of vehicles',
  shape: '3:2',
  width: 1200,
  height: 800,
  avif: { widths: [400, 800, 1200], quality: 45, effort: 2 },
  webp: { width: 800, quality: 78, effort: 4, ground: 1 },
};

/** A cutout with a pixel for each of a dense screen where a vehicle is shown largest. */
const detailed: PictureUse = {
  ...ordinary,
  width: 1800,
  height: 1200,
  avif: { ...ordinary.avif, widths: [400, 800, 1440] },
  webp: { ...ordinary.webp, width: 880 },
};

/** Cutouts of vehicles, and of everything else shown in a card. */
const product: PictureUse = { ...ordinary, detailed };

/** A photo in the place of a cutout, which fills its frame. */
export const photoUse: PictureUse = {
  ...ordinary,
  webp: { width: 1200, quality: 78, effort: 4 },
};

const requested: PictureUse = {
  ...ordinary,
  name: 'pictures in paints/',
  avif: { ...ordinary.avif, widths: [] },
  webp: { ...ordinary.webp, width: 960 },
};

/** A vehicle in a paint that is shown on request, as sharp as in the first one. */
const paint: PictureUse = {
  ...requested,
  detailed: {
    ...requested,
    width: detailed.width,
    height: detailed.height,
    webp: { ...requested.webp, width: 1440 },
  },
};

/** A vehicle from its side, in one scale with all others. */
const side: PictureUse = {
  name: 'pictures in sides/',
  shape: '15:7',
  width: 960,
  height: 448,
  avif: { widths: [320, 640], quality: 45, effort: 2 },
  webp: { width: 640, quality: 78, effort: 4, ground: 1 },
};

/** Backgrounds of heroes. */
const hero: PictureUse = {
  name: 'pictures in scenes/',
  shape: '16:9',
  width: 1600,
  height: 900,
  avif: { widths: [640, 960, 1280, 1600], quality: 45, effort: 2 },
  webp: { width: 1280, quality: 68, effort: 4 },
  narrow: { shape: 4 / 3, share: 0.8, widths: [400, 800] },
};

/** The widths in AVIF of a picture that does not fill its frame, if they are smaller than it is, beside its own. */
export const smallerWidths: readonly number[] = product.avif.widths;

/** The folder of the masters of all pictures, from the root of the project. */
export const pictureFolder = 'content/pictures/';

/** The folder of the files made from them, which a fresh clone need not make again. */
export const encodedFolder = 'encoded';

const usesOfFolders: Readonly<Record<string, PictureUse>> = {
  paints: paint,
  scenes: hero,
  sides: side,
};

/** Every use. */
export const pictureUses: readonly PictureUse[] = [
  product,
  photoUse,
  ...Object.values(usesOfFolders),
].flatMap((use) => (use.detailed ? [use, use.detailed] : [use]));

/** Whether a file is one of those that the look may name: a logo, or the icon. */
export function isLogo(file: string): boolean {
  return file.startsWith(`${pictureFolder}logo/`);
}

/** How a picture is used, by its folder. */
export function pictureUse(file: string): PictureUse {
  return usesOfFolders[file.slice(0, file.indexOf('/'))] ?? product;
}

/** Drawings have no pixels: they are served unchanged, at any size. */
export function isDrawing(file: string): boolean {
  return file.endsWith('.svg');
}
