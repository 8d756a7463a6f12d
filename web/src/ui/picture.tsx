import { preload } from 'react-dom';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { isCutout, ownWidth, pictureFiles } from './picture-files.ts';
import { type PictureWidth, useEagerPictures, usePictureSizes } from './picture-width.tsx';

interface PictureProps {
  picture: PictureView;
  /** How large its frame is, and what is behind it. */
  className: string;
  /** The picture's width, if it is not in a card. */
  width?: PictureWidth | undefined;
  /** True for the one picture that decides the largest contentful paint. */
  isFirst?: boolean | undefined;
}

/** Screens that get the narrow crop of a picture, and all others. */
const narrowScreen = '(max-width: 29.99rem)';
const wideScreen = '(min-width: 30rem)';

/** A picture with its size known in advance, lazy loaded; the browser chooses the file. */
export function Picture({ picture, className, width, isFirst = false }: PictureProps) {
  const { src, alt } = picture;
  const sizes = atMost(ownWidth(src), usePictureSizes(width));
  const files = pictureFiles(src);
  const isEager = useEagerPictures() || isFirst;
  // Only a full-width band is so different on a phone that it needs another crop.
  const narrow = width === 'band' ? files?.narrow : undefined;
  if (isFirst && files) preloadFiles(src, { wide: files.wide, narrow, sizes });
  return (
    <picture>
      {narrow && <Source files={narrow} sizes={sizes} media={narrowScreen} />}
      {files && <Source files={files.wide} sizes={sizes} />}
      <img
        src={src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={`${fitOf(picture)} ${className} ${focusOf(picture)}`.trim()}
        loading={isEager ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** What is behind a picture: the ground under cutouts, or plain ground beside what does not fill its frame. */
export function groundOf({ src }: PictureView): string {
  return isCutout(src) ? 'bg-stage' : 'bg-soft';
}

/** How a picture is placed in its frame. A drawing has no pixels that could be enlarged. */
function fitOf({ src }: PictureView): string {
  if (ownWidth(src) === undefined) return 'object-cover';
  return src.endsWith('.svg') ? 'object-contain' : 'object-scale-down';
}

/** A style attribute cannot set the focus of a crop: there is a class for every tenth of the picture. */
function focusOf({ focus }: PictureView) {
  if (!focus) return '';
  const tenth = (share: number) => Math.round(share / 10) * 10;
  return `focus-x-${tenth(focus.x)} focus-y-${tenth(focus.y)}`;
}

/**
 * The sizes of a picture that is never enlarged: to a browser, its width is the size that it was chosen for. The others
 * are rounded, so a little more is asked for than the place takes.
 */
function atMost(width: number | undefined, sizes: string): string {
  if (width === undefined) return sizes;
  return sizes.replace(/\S+(?=,|$)/g, (size) => `min(${width}px, 1.2 * ${size})`);
}

interface SourceProps {
  files: string;
  sizes: string;
  media?: string;
}

function Source({ files, sizes, media }: SourceProps) {
  return <source type="image/avif" srcSet={files} sizes={sizes} media={media} />;
}

interface Preloads {
  wide: string;
  narrow: string | undefined;
  sizes: string;
}

/** Preloads the picture from the head of the page, before the parser reaches its element. */
function preloadFiles(src: string, { wide, narrow, sizes }: Preloads): void {
  const ask = (files: string, media?: string) =>
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: files,
      imageSizes: sizes,
      fetchPriority: 'high',
      ...(media && { media }),
    });
  ask(wide, narrow && wideScreen);
  if (narrow) ask(narrow, narrowScreen);
}
