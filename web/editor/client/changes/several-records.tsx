import { useState } from 'react';
import type { ListedRecords } from '../../calls/changes/shown.ts';
import { SearchField } from '../search-field.tsx';
import type { Session } from '../session.ts';
import { useFound, wordsOfRecord } from '../use-found.ts';
import { SeveralView } from './several-view.tsx';

interface SeveralRecordsProps extends ListedRecords {
  readonly session: Session;
  readonly onClose: () => void;
}

/** The records of a noun, to tick those that get one value. */
export function SeveralRecords({ noun, records, session, onClose }: SeveralRecordsProps) {
  const [sought, setSought] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const found = useFound(records, sought, wordsOfRecord);
  const tick = (file: string) =>
    setTicked(ticked.includes(file) ? ticked.filter((each) => each !== file) : [...ticked, file]);
  const isAll = found.every(({ file }) => ticked.includes(file));
  const others = ticked.filter((file) => !found.some((each) => each.file === file));
  return (
    <>
      <button type="button" onClick={onClose}>
        ← All records
      </button>
      <SearchField {...{ sought, setSought }} />
      <fieldset className="several">
        <legend>
          {noun} <small>{ticked.length} ticked</small>
        </legend>
        {found.map(({ name, file }) => (
          <label key={file} className="switch">
            <input type="checkbox" checked={ticked.includes(file)} onChange={() => tick(file)} />
            {name}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        disabled={found.length === 0}
        onClick={() => setTicked(isAll ? others : [...others, ...found.map(({ file }) => file)])}
      >
        {isAll ? 'Untick' : 'Tick'} all {found.length}
      </button>
      {ticked.length > 0 && <SeveralView {...{ session }} files={ticked} onLeaveOut={tick} />}
    </>
  );
}
