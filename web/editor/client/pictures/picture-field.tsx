import { useEffect, useId, useRef, useState } from 'react';
import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import type { ListedPicture } from '../../calls/pictures/picture-list.ts';
import { act, look } from '../edit-calls.ts';
import { useForm, useValue } from '../fields/field-context.ts';
import { Labelled, useInputIds } from '../fields/labelled.tsx';
import { useChange } from '../fields/use-typed.ts';
import { PhotoForm, type SaidOfPhoto, type SeenPhoto } from './photo-form.tsx';
import { PictureChoice, placesInWords, Thumbnail } from './picture-choice.tsx';
import { folderForPhoto } from './place-of-photo.ts';
import { bytesOf, openPhotoFile } from './read-photo-file.ts';

interface PictureFieldProps {
  readonly field: Field;
  readonly order?: KeyOrder | undefined;
}

/** A photo that is being looked at: a new one with its file, or one of the site. */
type Looking = SeenPhoto & { readonly file?: File };

/** Phones then hand over what browsers can show: an iPhone makes a JPEG of its HEIC. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif';

/** The picture of a place: another one of the site, a photo that is dropped here, or another part of the one that is there. */
export function PictureField({ field, order }: PictureFieldProps) {
  const ids = useInputIds(field);
  const { shown } = useForm();
  const value = String(useValue(field.path) ?? '');
  const change = useChange(field, order);
  const { pictures, forget } = usePictures();
  const [isChoosing, setChoosing] = useState(false);
  const [looking, setLooking] = useState<Looking>();
  const [refused, setRefused] = useState<string>();
  const photoId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const current = pictures.find(({ key }) => key === value);
  const place = { file: shown.file ?? '', path: field.path };
  const folder = folderForPhoto(pictures, place, current);
  const choose = value === '' ? 'Choose a picture' : 'Choose another';
  const stop = () => {
    setLooking(undefined);
    setRefused(undefined);
    // What had the focus is gone.
    if (looking) chooser.current?.focus();
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    stop();
    const seen = await openPhotoFile(file);
    if (seen) return setLooking({ ...seen, file });
    // What no browser shows, the server says in the words of the compiler.
    const bytes = await bytesOf(file);
    const { refused: why } = await act('addPhoto', { name: file.name, folder, bytes, alt: '' });
    setRefused(why);
  };
  const reopen = async () => {
    stop();
    const master = await act('master', value);
    if (master.refused === undefined) setLooking(master);
    else setRefused(master.refused);
  };
  const finish = async (said: SaidOfPhoto) => {
    const file = looking?.file;
    const answer = file
      ? await act('addPhoto', { ...said, name: file.name, folder, bytes: await bytesOf(file) })
      : await act('changePicture', { ...said, key: value });
    if (answer.refused !== undefined) return setRefused(answer.refused);
    stop();
    forget();
    if (file) await change.complete(answer.list, answer.key);
  };
  return (
    <Labelled {...{ field, ids }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped may be chosen with the button, too. */}
      <div
        className="picture"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        {current && <Thumbnail picture={current} />}
        {/* One that was just chosen is not compiled yet: it is used here all the same. */}
        {current && current.places.length > 0 && <p className="help">{placesInWords(current)}</p>}
        <div className="add">
          <button
            {...ids}
            ref={chooser}
            type="button"
            aria-label={`${field.label}: ${choose.toLowerCase()}`}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {choose}
          </button>
          <label className="file" htmlFor={photoId}>
            Add a photo
          </label>
          <input
            id={photoId}
            type="file"
            accept={kinds}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
          {current && !current.file.endsWith('.svg') && (
            <button type="button" onClick={() => void reopen()}>
              Change its part
            </button>
          )}
          {value !== '' && !field.isRequired && (
            <button type="button" onClick={() => void change.make(undefined)}>
              Show none
            </button>
          )}
        </div>
        {refused !== undefined && !looking && (
          <p className="message error" role="alert">
            {refused}
          </p>
        )}
        {looking && (
          <PhotoForm
            key={looking.source}
            photo={looking}
            {...{ folder, refused }}
            {...(!looking.file &&
              current && { alt: current.alt, crop: current.crop, focus: current.focus })}
            onDone={finish}
            onCancel={stop}
          />
        )}
        {isChoosing && (
          <PictureChoice
            {...{ pictures, folder }}
            chosen={value}
            onChoose={(key) => {
              setChoosing(false);
              chooser.current?.focus();
              void change.make(key);
            }}
          />
        )}
      </div>
    </Labelled>
  );
}

/** The pictures of the site, asked for again after each change. */
function usePictures() {
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([]);
  const [turn, setTurn] = useState(0);
  const { answer } = useForm().shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may follow a change of the content.
  useEffect(() => {
    void look('pictures', null, setPictures);
  }, [turn, answer?.saved]);
  return { pictures, forget: () => setTurn((last) => last + 1) };
}
