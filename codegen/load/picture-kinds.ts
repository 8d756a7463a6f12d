import type { MasterSize } from '../model/picture-uses.ts';

/** As many of the first bytes of a file as tell its kind. */
export const headLength = 512;

/** The problem of a picture that cannot be decoded. */
export const broken: PictureProblem = {
  code: 'broken-picture',
  what: 'is damaged: part of the picture is missing or cannot be read',
  help: 'Copy it again from the phone or the camera, or save it anew in a picture program.',
};

/** The problem of a picture of several frames. */
export const moving: PictureProblem = {
  code: 'broken-picture',
  what: 'is a moving picture; pages show still ones',
  help: 'Export one of its frames as PNG, JPEG or WebP.',
};

/** The first bytes of formats, some of which no decoder here knows. */
const heads: readonly (readonly [format: string, shape: RegExp])[] = [
  ['empty', /^$/],
  ['jpeg', /^\xff\xd8/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavif/s],
  ['moving', /^.{4}ftypavis/s],
  ['heic', /^.{4}ftyp(?:hei|hev|mif|msf)/s],
  ['gif', /^GIF8/],
  ['bmp', /^BM/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['jp2', /^(?:.{4}jP {2}|\xffO\xffQ)/s],
  ['jxl', /^(?:.{4}JXL |\xff\n)/s],
  ['psd', /^8BPS/],
  ['gzip', /^\p{Cc}\x8b/u],
  ['pdf', /^%PDF/],
  ['video', /^.{4}ftyp/s],
  ['lfs', /^version https:\/\/git-lfs/],
  ['svg', /^[\s\S]*?<svg\b/],
  ['html', /^[\s\S]*?<(?:!doctype html|html|head|body)\b/i],
];

/** The format of a file by its first bytes; empty if it has none that is known. */
export function kindOfFile(head: Buffer): string {
  const text = head.toString('latin1');
  return heads.find(([, shape]) => shape.test(text))?.[0] ?? '';
}

/** How to get a photo that browsers show from one in HEIC. */
export const onIPhone =
  'Save it as JPEG: on a Mac, open it in Preview and choose File › Export; on an iPhone, choose Settings › Camera › Formats › Most Compatible before taking photos.';

/** What a format is called, and how to get a picture from it unless it need only be renamed. */
const kinds: Readonly<Record<string, readonly [words: string, help?: string]>> = {
  jpeg: ['a JPEG picture'],
  png: ['a PNG picture'],
  webp: ['a WebP picture'],
  avif: ['an AVIF picture'],
  svg: ['a drawing in SVG'],
  empty: ['empty', 'Copy the picture here again.'],
  heic: ['a photo in HEIC, the format of iPhones, which browsers do not show', onIPhone],
  gif: ['a GIF picture', 'Open it in a picture program and export it as PNG.'],
  bmp: ['a BMP picture', 'Open it in a picture program and export it as PNG or JPEG.'],
  tiff: [
    'a TIFF picture or a raw photo of a camera',
    'Open it in a picture program and export it as JPEG.',
  ],
  jp2: ['a JPEG 2000 picture', 'Open it in a picture program and export it as JPEG.'],
  jxl: ['a JPEG XL picture', 'Open it in a picture program and export it as JPEG.'],
  gzip: ['compressed', 'Unpack it, or export the drawing again as plain SVG, not as SVGZ.'],
  psd: ['a Photoshop document', 'Export it from Photoshop as JPEG or PNG.'],
  pdf: ['a PDF document', 'Export the picture in it as JPEG or PNG.'],
  video: ['a video', 'Take a still picture from it, and save that as JPEG.'],
  lfs: [
    'only a pointer of Git LFS to the picture',
    'Run "git lfs pull" to get the picture itself.',
  ],
  html: [
    'a web page, not a picture: probably an error page that was saved in its place',
    'Open the address where it came from in a browser, and save the picture itself.',
  ],
};

const endings: Readonly<Record<string, string>> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  avif: '.avif',
  svg: '.svg',
};

/** The problem of a picture whose name says that it is something else. */
export function otherKind(found: string, format: string): PictureProblem {
  const [words, help] = kinds[found] ?? ['no picture that can be read', broken.help];
  const named = kinds[format]?.[0] ?? 'a picture';
  const what = found in endings ? `is ${words}, but is named like ${named}` : `is ${words}`;
  const rename = `Let its name end in ${endings[found]}, here and in the folder.`;
  return { code: 'broken-picture', what, help: help ?? rename };
}

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
