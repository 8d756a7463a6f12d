import { preload } from 'react-dom';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { pictureFiles } from './picture-files.ts';
import { type PictureWidth, usePictureSizes } from './picture-width.tsx';

interface PictureProps {
  picture: PictureView;
  className?: string | undefined;
  /** Where the picture stands, if not in a card. */
  width?: PictureWidth | undefined;
  /** True for the one picture that decides how fast the page appears. */
  isFirst?: boolean | undefined;
}

/** Screens that are given the upright part of a picture, and all others. */
const narrowScreen = '(max-width: 30rem)';
const wideScreen = '(min-width: 30.01rem)';

/** A picture with its size known in advance, loaded when it comes near; the browser chooses the file. */
export function Picture({ picture, className, width, isFirst = false }: PictureProps) {
  const { src, alt } = picture;
  const sizes = usePictureSizes(width);
  const files = pictureFiles(src);
  // Only a band across the page is so much higher than wide that a telephone needs another part.
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
        className={cropped(className, picture.focus)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** Where a crop is placed cannot be said in a style attribute: there is a class for every tenth of the picture. */
function cropped(className: string | undefined, focus: PictureView['focus']) {
  if (!focus || !className) return className;
  const tenth = (share: number) => Math.round(share / 10) * 10;
  return `${className} focus-x-${tenth(focus.x)} focus-y-${tenth(focus.y)}`;
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

/** Asks for the picture in the head of the page, before its place in the text is reached. */
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
