import type { PictureWidths } from '../../../generated/contract/pictures.ts';
import { pictureWidths, smallerWidths } from '../../../generated/picture-widths.ts';

/** The files that a browser with AVIF support chooses from. */
export interface PictureFiles {
  readonly wide: string;
  /** A closer crop of the picture, for phones. */
  readonly narrow?: string;
}

/** `<name>.<hash>-<width>.webp`, with its width and height if it does not fill its frame; a drawing may have neither. */
function partsOf(src: string) {
  const [, name = '', hash = '', width = '', height, ending] =
    /^(.+)\.(\w+?)(?:-(\d+)(?:x(\d+))?)?\.(webp|svg)$/.exec(src) ?? [];
  return { name, hash, width, height, isDrawn: ending === 'svg' };
}

/**
 * Lists the AVIF files of a picture by the address of its single WebP file: they differ from it only in width and
 * extension. A drawing has one file, and no list.
 */
export function pictureFiles(src: string): PictureFiles | undefined {
  const { name, hash, width, height, isDrawn } = partsOf(src);
  const widths: PictureWidths | undefined =
    height === undefined ? pictureWidths[width] : { wide: ownWidths(Number(width)) };
  if (!widths?.wide.length || isDrawn) return undefined;
  const list = (file: string, sizes: readonly number[]) =>
    sizes.map((each) => `${file}.${hash}-${each}.avif ${each}w`).join(', ');
  return {
    wide: list(name, widths.wide),
    ...(widths.narrow && { narrow: list(`${name}-narrow`, widths.narrow) }),
  };
}

function ownWidths(width: number): readonly number[] {
  return [...smallerWidths.filter((each) => each < width), width];
}

/** Whether a picture is a cutout: it stands on a ground, and anything else on nothing. */
export function isCutout(src: string): boolean {
  const { width, height } = partsOf(src);
  return height === undefined && pictureWidths[width]?.isCutout === true;
}

/** The width of a picture that does not fill its frame: whole, and no wider than it is. */
export function ownWidth(src: string): number | undefined {
  const { width, height } = partsOf(src);
  return height === undefined ? undefined : Number(width);
}
