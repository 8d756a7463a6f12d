import { preload } from 'react-dom';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { type PictureFiles, pictureFiles } from './picture-files.ts';
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
  if (isFirst && files) preloadFiles(src, { files, narrow, sizes });
  return (
    <picture>
      {narrow && <Source files={narrow} sizes={sizes} type="avif" media={narrowScreen} />}
      {narrow && <Source files={narrow} sizes={sizes} type="webp" media={narrowScreen} />}
      {files && <Source files={files} sizes={sizes} type="avif" />}
      <img
        src={src}
        srcSet={files?.webp}
        sizes={files && sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={cropped(className, picture.focus)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
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

type FileList = Pick<PictureFiles, 'avif' | 'webp'>;

interface SourceProps {
  files: FileList;
  sizes: string;
  type: keyof FileList;
  media?: string;
}

function Source({ files, sizes, type, media }: SourceProps) {
  return <source type={`image/${type}`} srcSet={files[type]} sizes={sizes} media={media} />;
}

interface Preloads {
  files: FileList;
  narrow: FileList | undefined;
  sizes: string;
}

/** Asks for the picture in the head of the page, before its place in the text is reached. */
function preloadFiles(src: string, { files, narrow, sizes }: Preloads): void {
  const ask = ({ avif }: FileList, media?: string) =>
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
      ...(media && { media }),
    });
  ask(files, narrow && wideScreen);
  if (narrow) ask(narrow, narrowScreen);
}
