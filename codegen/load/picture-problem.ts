import type { MasterSize } from '../model/picture-uses.ts';

/** Why a file cannot be used as a picture: `the file … ${what}`. */
export interface PictureProblem {
  readonly code: 'broken-picture' | 'unsafe-drawing';
  readonly what: string;
  readonly help: string;
}

/** What a file shows: its size, or what is wrong with it. */
export type ReadPicture =
  | { readonly size: MasterSize; readonly problem?: undefined }
  | { readonly size?: undefined; readonly problem: PictureProblem };
