import { useEffect, useRef, useState } from 'react';
import { type Focus, partToKeep } from '../../../../codegen/model/part-to-keep.ts';
import {
  type MasterSize,
  type PictureUse,
  pictureUse,
} from '../../../../codegen/model/picture-uses.ts';
import { type ShownPicture, shownPicture } from '../../../../codegen/model/shown-picture.ts';
import type { PicturePart } from '../../../../generated/contract/pictures.ts';
import type { LanguageOfText } from '../../calls/edit-request.ts';
import { isSaid, type WrittenText } from '../../calls/pictures/written-text.ts';
import { CropFrame } from './crop-frame.tsx';
import { inEach, PhotoDescription } from './photo-description.tsx';

/** A photo that is looked at. */
export interface SeenPhoto {
  readonly source: string;
  readonly size: MasterSize;
}

/** What somebody says about a photo. */
export interface SaidOfPhoto {
  readonly alt: WrittenText;
  /** Left out unless somebody has chosen it: then the place takes what it has room for. */
  readonly crop?: PicturePart;
}

interface PhotoFormProps {
  readonly photo: SeenPhoto;
  /** The folder it is in, which says what shape is shown. */
  readonly folder: string;
  /** The languages that it is described in; none of a site that has but one. */
  readonly languages: readonly LanguageOfText[];
  readonly alt?: WrittenText;
  readonly crop?: PicturePart | undefined;
  readonly focus?: Focus | undefined;
  readonly refused?: string | undefined;
  readonly isPending: boolean;
  readonly onDone: (said: SaidOfPhoto) => unknown;
  readonly onCancel: () => void;
}

/** Asks which part of a photo is shown, and what it shows. */
export function PhotoForm(props: PhotoFormProps) {
  const { languages, refused, isPending, onDone, onCancel } = props;
  const [crop, setCrop] = useState(props.crop);
  const [alt, setAlt] = useState(() => inEach(languages, props.alt ?? ''));
  const box = useRef<HTMLFieldSetElement>(null);
  // Who has chosen a photo goes on here, by keyboard too.
  useEffect(() => box.current?.focus(), []);
  return (
    // Not a form: it stands within that of the record.
    <fieldset ref={box} className="photo" tabIndex={-1}>
      <legend>The photo</legend>
      <PhotoPart {...props} crop={crop} onChange={setCrop} />
      <PhotoDescription {...{ languages, alt }} onChange={setAlt} />
      <p className="help">
        Read out to people who do not see it, such as: A vehicle on a beach road.
      </p>
      {refused !== undefined && (
        <p className="message error" role="alert">
          {refused}
        </p>
      )}
      <button
        type="button"
        disabled={isPending || !isSaid(alt)}
        onClick={() => void onDone({ alt, ...(crop && { crop }) })}
      >
        {isPending ? 'Saving…' : 'Use this photo'}
      </button>{' '}
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </fieldset>
  );
}

interface PhotoPartProps extends Pick<PhotoFormProps, 'photo' | 'folder' | 'crop' | 'focus'> {
  readonly onChange: (crop: PicturePart | undefined) => void;
}

/** The photo as its place shows it: the part that is cropped, or all of it. */
function PhotoPart({ photo, folder, crop, focus, onChange }: PhotoPartProps) {
  const { source, size } = photo;
  const use = pictureUse(`${folder}/`);
  const shown = shownPicture(`${folder}/`, size, { crop, focus });
  const isUncut = shown.part.width === size.width && shown.part.height === size.height;
  const isFramed = crop !== undefined || !shown.isWhole || !isUncut;
  const frame = { source, size, shape: use, part: shown.part, onChange };
  return (
    <>
      {isFramed ? <CropFrame {...frame} /> : <img src={source} alt="" />}
      <p className="help" role="status">
        {wordsOf(shown, use, isFramed)} {shown.part.width} × {shown.part.height} of {size.width} ×{' '}
        {size.height} pixels.
      </p>
      {crop ? (
        <button type="button" onClick={() => onChange(undefined)}>
          Crop it by itself
        </button>
      ) : (
        !isFramed && (
          <button type="button" onClick={() => onChange(partToKeep(size, use))}>
            Choose a part, {use.shape}
          </button>
        )
      )}
    </>
  );
}

/** What becomes of a photo at its place. */
function wordsOf({ isWhole, isCutout }: ShownPicture, { shape }: PictureUse, isFramed: boolean) {
  if (!isFramed)
    return isCutout
      ? 'All of it is shown.'
      : 'All of it is shown, on plain ground where it does not reach.';
  const how = `The part in the frame is shown, ${shape}: drag the frame to choose another.`;
  return isWhole ? `${how} It is small, and is not enlarged.` : how;
}
