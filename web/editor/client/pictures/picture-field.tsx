import { useId, useRef, useState } from 'react';
import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import { useForm, useValue } from '../fields/field-context.ts';
import { Labelled, useInputIds } from '../fields/labelled.tsx';
import { useChange } from '../fields/use-typed.ts';
import { forgetAnswers } from '../query-client.ts';
import { useAnswer, useCall } from '../use-calls.ts';
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
  const { data: pictures = [], error: unlisted } = useAnswer('pictures', null);
  const [isChoosing, setChoosing] = useState(false);
  const [looking, setLooking] = useState<Looking>();
  const photoId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const current = pictures.find(({ key }) => key === value);
  const place = { file: shown.file ?? '', path: field.path };
  const folder = folderForPhoto(pictures, place, current);
  const choose = value === '' ? 'Choose a picture' : 'Choose another';
  const opening = useCall('master', (master) => setLooking(master));
  const changing = useCall('changePicture', () => end());
  const adding = useCall('addPhoto', ({ key, list }) => {
    end();
    return change.complete(list, key);
  });
  const failed = [adding, changing, opening].find(({ error }) => error)?.error ?? unlisted;
  const refused = failed?.message;
  const stop = () => {
    setLooking(undefined);
    for (const each of [adding, changing, opening]) each.reset();
    // What had the focus is gone.
    if (looking) chooser.current?.focus();
  };
  const end = () => {
    stop();
    void forgetAnswers();
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    stop();
    const seen = await openPhotoFile(file);
    if (seen) return setLooking({ ...seen, file });
    // What no browser shows, the server says in the words of the compiler.
    return adding.mutate({
      name: recordName(shown.file),
      folder,
      bytes: await bytesOf(file),
      alt: '',
    });
  };
  const reopen = () => {
    stop();
    opening.mutate(value);
  };
  const finish = async (said: SaidOfPhoto) => {
    const file = looking?.file;
    if (!file) return changing.mutate({ ...said, key: value });
    const photo = { ...said, name: recordName(shown.file), folder, bytes: await bytesOf(file) };
    return adding.mutate(photo);
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
            <button type="button" onClick={reopen}>
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
            languages={shown.answer?.languages ?? []}
            {...(!looking.file &&
              current && { alt: current.said, crop: current.crop, focus: current.focus })}
            isPending={adding.isPending || changing.isPending}
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

/** A photo is called as the file of the record is: phones call theirs by a number. */
function recordName(file = ''): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}
