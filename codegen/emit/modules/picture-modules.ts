import type { DerivedSite } from '../../derive/derive.ts';
import { pictureUses } from '../../model/picture-uses.ts';
import { dataModule } from './data-module.ts';

const fileTypes = `/** A file the build makes from a master. */
export interface PictureFile {
  /** Where it lies in the built site; a hash in the name tells what it is made of. */
  readonly path: string;
  /** The master, from the root of the project. */
  readonly master: string;
  /** Size in pixels; a drawing is copied as it is. */
  readonly width?: number;
  readonly height?: number;
  /** The point kept in view, in per cent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number };
  readonly format: 'avif' | 'svg' | 'webp';
  readonly quality?: number;
  readonly effort?: number;
}

/** The picture that stands for a page where its address is passed on. */
export interface Preview {
  readonly path: string;
  readonly master: string;
  /** A vehicle stands beside its words, a scene behind them. */
  readonly layout: 'beside' | 'behind';
  readonly small: string;
  readonly title: string;
  readonly figure?: string;
  readonly foot?: string;
}
`;

/** What the build makes from the masters. */
export function pictureFilesModule({ pictures, previews }: DerivedSite): string {
  return dataModule(
    [
      {
        name: 'pictureFiles',
        type: 'readonly PictureFile[]',
        value: pictures,
        description: 'Every file of every picture.',
      },
      {
        name: 'previews',
        type: 'readonly Preview[]',
        value: previews.map(({ alt: _, ...preview }) => preview),
        description: 'Every preview of a page.',
      },
    ],
    [fileTypes],
  );
}

const widthTypes = `/** The widths of a picture; an upright part of it, for telephones, is called narrow. */
export interface PictureWidths {
  readonly wide: readonly number[];
  readonly narrow?: readonly number[];
}
`;

/** The widths at which pictures are there. */
export function pictureWidthsModule(): string {
  const rows = pictureUses.map(({ width, widths, narrow }) => [
    width,
    { wide: widths, narrow: narrow?.widths },
  ]);
  return dataModule(
    [
      {
        name: 'pictureWidths',
        type: 'Readonly<Record<string, PictureWidths>>',
        value: Object.fromEntries(rows),
        description: 'The widths of a picture, by the width of its largest file.',
      },
    ],
    [widthTypes],
  );
}
