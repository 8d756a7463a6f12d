import { useEffect, useId, useRef, useState } from 'react';
import { partToKeep } from '../../../../codegen/model/part-to-keep.ts';
import { type PictureSize, pictureUse } from '../../../../codegen/model/picture-uses.ts';
import type { PicturePart } from '../../../../generated/contract/pictures.ts';
import { CropFrame } from './crop-frame.tsx';

/** A photo that is looked at. */
export interface SeenPhoto {
  readonly source: string;
  readonly size: PictureSize;
}

/** What somebody says about a photo. */
export interface SaidOfPhoto {
  readonly alt: string;
  /** Left out if all of the photo is shown. */
  readonly crop?: PicturePart;
}

interface PhotoFormProps {
  readonly photo: SeenPhoto;
  /** The folder it is in, which says what shape is shown. */
  readonly folder: string;
  readonly alt?: string;
  readonly crop?: PicturePart | undefined;
  readonly refused?: string | undefined;
  readonly onDone: (said: SaidOfPhoto) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks which part of a photo is shown, and what it shows. */
export function PhotoForm(props: PhotoFormProps) {
  const { photo, folder, refused, onDone, onCancel } = props;
  const use = pictureUse(`${folder}/`);
  const { size } = photo;
  const [part, setPart] = useState(props.crop ?? partToKeep(size, use));
  const [alt, setAlt] = useState(props.alt ?? '');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  // Who has chosen a photo goes on here, by keyboard too.
  useEffect(() => box.current?.focus(), []);
  const isLarge = size.width >= use.width && size.height >= use.height;
  const isWhole = part.width === size.width && part.height === size.height;
  const finish = async () => {
    setBusy(true);
    await onDone({ alt, ...(!isWhole && { crop: part }) }).finally(() => setBusy(false));
  };
  return (
    // Not a form: it stands within that of the record.
    <fieldset ref={box} className="photo" tabIndex={-1}>
      <legend>The photo</legend>
      {isLarge ? (
        <>
          <p className="help">Choose the part that is shown, {use.shape}: drag the frame.</p>
          <CropFrame source={photo.source} size={size} least={use} part={part} onChange={setPart} />
          <p className="help" role="status">
            {part.width} × {part.height} of {size.width} × {size.height} pixels
          </p>
        </>
      ) : (
        <p className="message error">
          This photo has {size.width} × {size.height} pixels. {use.width} × {use.height} are needed
          here: use a larger original.
        </p>
      )}
      <label htmlFor={id}>What does it show?</label>
      <input
        className="wide"
        id={id}
        value={alt}
        maxLength={300}
        onChange={({ target }) => setAlt(target.value)}
      />
      <p className="help">Read out to people who do not see it, such as: A cart on a beach road.</p>
      {refused !== undefined && (
        <p className="message error" role="alert">
          {refused}
        </p>
      )}
      <button
        type="button"
        disabled={isBusy || !isLarge || alt.trim() === ''}
        onClick={() => void finish()}
      >
        {isBusy ? 'One moment …' : 'Use this photo'}
      </button>{' '}
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </fieldset>
  );
}
