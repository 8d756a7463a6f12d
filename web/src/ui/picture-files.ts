import { pictureWidths } from '../../../generated/picture-widths.ts';

/** The files that a browser with AVIF support chooses from. */
export interface PictureFiles {
  readonly wide: string;
  /** A closer crop of the picture, for phones. */
  readonly narrow?: string;
}

/**
 * Lists the AVIF files of a picture by the address of its single WebP file, `<name>.<hash>-<width>.webp`: they differ
 * from it only in width and extension. A drawing has one file, and no list.
 */
export function pictureFiles(src: string): PictureFiles | undefined {
  const [, name, hash, width = ''] = /^(.+)\.(\w+)-(\d+)\.webp$/.exec(src) ?? [];
  const widths = pictureWidths[width];
  if (!widths) return undefined;
  const list = (file: string, sizes: readonly number[]) =>
    sizes.map((each) => `${file}.${hash}-${each}.avif ${each}w`).join(', ');
  return {
    wide: list(`${name}`, widths.wide),
    ...(widths.narrow && { narrow: list(`${name}-narrow`, widths.narrow) }),
  };
}
