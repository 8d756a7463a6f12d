import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { partToKeep } from '../../../../codegen/model/part-to-keep.ts';
import type { PictureSize } from '../../../../codegen/model/picture-uses.ts';
import type { PicturePart } from '../../../../generated/contract/pictures.ts';

interface CropFrameProps {
  readonly source: string;
  /** The size of the photo; what is shown of it may have fewer pixels. */
  readonly size: PictureSize;
  /** The shape of the part. */
  readonly shape: PictureSize;
  readonly part: PicturePart;
  readonly onChange: (part: PicturePart) => void;
}

/** A smaller frame could not be dragged. */
const leastOnScreen = 48;

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
export function CropFrame({ source, size, shape, part, onChange }: CropFrameProps) {
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
      aspect={shape.width / shape.height}
      minWidth={leastOnScreen}
      keepSelection
      ruleOfThirds
      ariaLabels={words}
      onChange={(_, next) => onChange(partOf(next, size, shape))}
    >
      <img src={source} alt="" />
    </ReactCrop>
  );
}

/** The part in pixels of the photo: whole ones, inside of it, and exactly in the shape. */
function partOf(next: PercentCrop, size: PictureSize, shape: PictureSize): PicturePart {
  const whole = partToKeep(size, shape);
  const width = Math.min(whole.width, Math.max(1, Math.round((next.width / 100) * size.width)));
  const height = Math.min(
    whole.height,
    Math.max(1, Math.round((width * shape.height) / shape.width)),
  );
  return {
    left: Math.max(0, Math.min(size.width - width, Math.round((next.x / 100) * size.width))),
    top: Math.max(0, Math.min(size.height - height, Math.round((next.y / 100) * size.height))),
    width,
    height,
  };
}
