import { useId, useState } from 'react';
import type { ListedPicture } from '../../calls/pictures/picture-list.ts';
import { fileName } from '../file-name.ts';

interface PictureChoiceProps {
  readonly pictures: readonly ListedPicture[];
  /** That of those with its shape come first. */
  readonly folder: string;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The pictures of the site, each with what it shows and where it is used; those in the right shape come first. */
export function PictureChoice({ pictures, folder, chosen, onChoose }: PictureChoiceProps) {
  const [words, setWords] = useState('');
  const id = useId();
  const isNamed = ({ key, alt }: ListedPicture) =>
    `${key} ${alt}`.toLowerCase().includes(words.toLowerCase().trim());
  const isFitting = ({ file }: ListedPicture) => Number(file.startsWith(`${folder}/`));
  const found = pictures
    .filter(isNamed)
    .toSorted((one, other) => isFitting(other) - isFitting(one));
  return (
    <div className="pictures">
      <label htmlFor={id}>Find a picture</label>
      <input
        className="wide"
        id={id}
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul aria-label="Pictures">
        {found.map((picture) => (
          <li key={picture.key}>
            <button
              type="button"
              aria-pressed={picture.key === chosen}
              onClick={() => onChoose(picture.key)}
            >
              <Thumbnail picture={picture} />
              <b>{picture.key}</b>
              <small>{placesInWords(picture)}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="help">There is no such picture.</p>}
    </div>
  );
}

/** A picture, small. What it shows is its description. */
export function Thumbnail({ picture }: { picture: ListedPicture }) {
  return picture.address === undefined ? (
    <span className="help">{picture.alt}</span>
  ) : (
    <img src={picture.address} alt={picture.alt} loading="lazy" />
  );
}

/** Where a picture is used, by the names of the files. */
export function placesInWords({ places }: ListedPicture): string {
  const names = [...new Set(places.map(({ file }) => fileName(file)))];
  if (names.length === 0) return 'Used nowhere.';
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `Used in ${names.slice(0, 3).join(', ')}${more}.`;
}
