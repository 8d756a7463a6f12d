import type { Picture as PictureView } from '../../../generated/sections.ts';

interface PictureProps {
  picture: PictureView;
  className?: string | undefined;
  /** True for the one picture that decides how fast the page appears. */
  isFirst?: boolean | undefined;
}

/** A picture with its size known in advance, loaded when it comes near. */
export function Picture({ picture, className, isFirst = false }: PictureProps) {
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}
