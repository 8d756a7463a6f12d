import type { PictureSize } from '../model/picture-uses.ts';

/** Why a file cannot be used as a picture: `the file … ${what}`. */
export interface PictureFault {
  readonly code: 'broken-picture' | 'unsafe-drawing';
  readonly what: string;
  readonly help: string;
}

/** What a file shows: its size, or what is wrong with it. */
export type ReadPicture =
  | { readonly size: PictureSize; readonly fault?: undefined }
  | { readonly size?: undefined; readonly fault: PictureFault };
