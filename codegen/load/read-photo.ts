import { closeSync, openSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import type { Metadata } from 'sharp';
import { isWhole, mostPixels, readHeader } from './open-photo.ts';
import type { PictureFault, ReadPicture } from './picture-fault.ts';

/** The formats that photographs may have, by the endings of their names. */
const formats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
};

/** Decodes a photograph once; its size is that of the picture as it is shown, turned as the camera says. */
export async function readPhoto(path: string): Promise<ReadPicture> {
  const head = readHead(path);
  const format = formats[extname(path)] ?? '';
  const metadata = await readHeader(path);
  const found = (metadata && formatOf(metadata)) ?? formatByHead(head);
  if (found !== format) return { fault: otherKind(found, format) };
  if (!metadata) return { fault: broken };
  const { width, height } = metadata.autoOrient;
  if (width * height > mostPixels) return { fault: tooLarge(width, height) };
  if ((metadata.pages ?? 1) > 1) return { fault: moving };
  return (await isWhole(path, metadata)) ? { size: { width, height } } : { fault: broken };
}

function formatOf({ format, compression }: Metadata): string {
  if (format !== 'heif') return format ?? '';
  return compression === 'av1' ? 'avif' : 'heic';
}

const headLength = 512;

function readHead(path: string): Buffer {
  const handle = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(headLength);
    return bytes.subarray(0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}

/** The first bytes of formats, some of which no decoder here knows. */
const heads: readonly (readonly [format: string, shape: RegExp])[] = [
  ['empty', /^$/],
  ['jpeg', /^\xff\xd8/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(?:hei|hev|mif|msf)/s],
  ['gif', /^GIF8/],
  ['bmp', /^BM/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['psd', /^8BPS/],
  ['pdf', /^%PDF/],
  ['video', /^.{4}ftyp/s],
  ['lfs', /^version https:\/\/git-lfs/],
  ['svg', /^[\s\S]*?<svg\b/],
  ['html', /^[\s\S]*?<(?:!doctype html|html|head|body)\b/i],
];

function formatByHead(head: Buffer): string {
  const text = head.toString('latin1');
  return heads.find(([, shape]) => shape.test(text))?.[0] ?? '';
}

/** What a format is called, and how to get a picture from it unless it need only be renamed. */
const kinds: Readonly<Record<string, readonly [words: string, help?: string]>> = {
  jpeg: ['a JPEG picture'],
  png: ['a PNG picture'],
  webp: ['a WebP picture'],
  avif: ['an AVIF picture'],
  svg: ['a drawing in SVG'],
  empty: ['empty', 'Copy the picture here again.'],
  heic: [
    'a photo in HEIC, the format of iPhones, which browsers do not show',
    'Save it as JPEG: on a Mac, open it in Preview and choose File › Export; on an iPhone, choose Settings › Camera › Formats › Most Compatible before taking photos.',
  ],
  gif: ['a GIF picture', 'Open it in a picture program and export it as PNG.'],
  bmp: ['a BMP picture', 'Open it in a picture program and export it as PNG or JPEG.'],
  tiff: [
    'a TIFF picture or a raw photo of a camera',
    'Open it in a picture program and export it as JPEG.',
  ],
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

function otherKind(found: string, format: string): PictureFault {
  const [words, help] = kinds[found] ?? ['no picture that can be read', broken.help];
  const named = kinds[format]?.[0] ?? 'a picture';
  const what = found in endings ? `is ${words}, but is named like ${named}` : `is ${words}`;
  const rename = `Let its name end in ${endings[found]}, here and in the folder.`;
  return { code: 'broken-picture', what, help: help ?? rename };
}

const broken: PictureFault = {
  code: 'broken-picture',
  what: 'is damaged: part of the picture is missing or cannot be read',
  help: 'Copy it again from the phone or the camera, or save it anew in a picture program.',
};

const moving: PictureFault = {
  code: 'broken-picture',
  what: 'is a moving picture; pages show still ones',
  help: 'Export one of its frames as PNG, JPEG or WebP.',
};

function tooLarge(width: number, height: number): PictureFault {
  const most = (mostPixels / 1_000_000).toLocaleString('en-US');
  return {
    code: 'broken-picture',
    what: `has ${width} × ${height} pixels, more than the ${most} million that can be read`,
    help: 'Save it smaller in a picture program: 4000 pixels wide is plenty.',
  };
}
