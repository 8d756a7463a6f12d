import { pictureWidths } from '../../../generated/picture-widths.ts';

/** What a browser chooses a picture's file from. */
export interface PictureFiles {
  readonly avif: string;
  readonly webp: string;
  /** An upright part of the picture, for telephones. */
  readonly narrow?: { readonly avif: string; readonly webp: string };
}

/**
 * Lists the files of a picture by the address of its largest, `<name>.<hash>-<width>.webp`: the
 * others differ from it in width and ending only. A drawing has one file, and no list.
 */
export function pictureFiles(src: string): PictureFiles | undefined {
  const [, name, hash, largest = ''] = /^(.+)\.(\w+)-(\d+)\.webp$/.exec(src) ?? [];
  const widths = pictureWidths[largest];
  if (!widths) return undefined;
  const list = (file: string, sizes: readonly number[], ending: string) =>
    sizes.map((width) => `${file}.${hash}-${width}.${ending} ${width}w`).join(', ');
  const both = (file: string, sizes: readonly number[]) => ({
    avif: list(file, sizes, 'avif'),
    webp: list(file, sizes, 'webp'),
  });
  return {
    ...both(`${name}`, widths.wide),
    ...(widths.narrow && { narrow: both(`${name}-narrow`, widths.narrow) }),
  };
}
