import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { partToKeep } from '../../../../codegen/model/part-to-keep.ts';
import type { PictureSize } from '../../../../codegen/model/picture-uses.ts';
import type { PicturePart } from '../../../../generated/contract/pictures.ts';

interface CropFrameProps {
  readonly source: string;
  /** The size of the photo; what is shown of it may have fewer pixels. */
  readonly size: PictureSize;
  /** The shape of the part, and how large it is at least. */
  readonly least: PictureSize;
  readonly part: PicturePart;
  readonly onChange: (part: PicturePart) => void;
}

const words = {
  cropArea: 'The part that is shown. Move it with the arrow keys',
  nwDragHandle: 'Upper left corner, moved with the arrow keys',
  nDragHandle: 'Upper edge, moved with the arrow keys',
  neDragHandle: 'Upper right corner, moved with the arrow keys',
  eDragHandle: 'Right edge, moved with the arrow keys',
  seDragHandle: 'Lower right corner, moved with the arrow keys',
  sDragHandle: 'Lower edge, moved with the arrow keys',
  swDragHandle: 'Lower left corner, moved with the arrow keys',
  wDragHandle: 'Left edge, moved with the arrow keys',
};

/** The photo with a frame around the part that is shown: dragged, touched, or moved with the arrow keys. */
export function CropFrame({ source, size, least, part, onChange }: CropFrameProps) {
  const [width, setWidth] = useState(0);
  const percent: PercentCrop = {
    unit: '%',
    x: (part.left / size.width) * 100,
    y: (part.top / size.height) * 100,
    width: (part.width / size.width) * 100,
    height: (part.height / size.height) * 100,
  };
  return (
    <ReactCrop
      crop={percent}
      aspect={least.width / least.height}
      minWidth={(least.width / size.width) * width}
      keepSelection
      ruleOfThirds
      ariaLabels={words}
      onChange={(_, next) => onChange(partOf(next, size, least))}
    >
      <img src={source} alt="" onLoad={({ currentTarget }) => setWidth(currentTarget.width)} />
    </ReactCrop>
  );
}

/** The part in pixels of the photo: whole ones, inside of it, and exactly in the shape. */
function partOf(next: PercentCrop, size: PictureSize, least: PictureSize): PicturePart {
  const scale = (next.width / 100) * (size.width / least.width);
  const whole = partToKeep(size, least);
  const width = Math.min(whole.width, Math.max(least.width, Math.round(least.width * scale)));
  const height = Math.min(whole.height, Math.round((width * least.height) / least.width));
  return {
    left: Math.max(0, Math.min(size.width - width, Math.round((next.x / 100) * size.width))),
    top: Math.max(0, Math.min(size.height - height, Math.round((next.y / 100) * size.height))),
    width,
    height,
  };
}
