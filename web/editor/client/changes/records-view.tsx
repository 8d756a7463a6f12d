import { useMemo, useState } from 'react';
import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import type { ListedRecords } from '../../calls/changes/shown.ts';
import { fileName } from '../file-name.ts';
import { addressHere } from '../page-address.ts';
import { SearchField } from '../search-field.tsx';
import type { Session } from '../session.ts';
import { useAnswer } from '../use-calls.ts';
import { useFound, wordsOfRecord } from '../use-found.ts';
import { RefusalView } from './refusal-view.tsx';
import { SeveralRecords } from './several-records.tsx';

interface RecordsViewProps {
  readonly session: Session;
  readonly onOpened: () => void;
}

/** The records of a noun, and the file that content could have of it and does not. */
function withMissing({ noun, records, missing }: ListedRecords) {
  const fresh = missing === undefined ? [] : [{ name: noun, file: missing, address: undefined }];
  return [...records, ...fresh].map((each) => ({ ...each, noun }));
}

/** Everything that has a file, the record of this page first, to open its form. */
export function RecordsView({ session, onOpened }: RecordsViewProps) {
  const { data: listed, error, refetch } = useAnswer('records', null);
  const [sought, setSought] = useState('');
  const [several, setSeveral] = useState<string>();
  const { data: places } = useAnswer('places', sought, sought.trim().length > 1);
  const open = (file: string, path?: Path) => {
    onOpened();
    void session.open({ file, ...(path && { path }) });
  };
  const all = useMemo(() => listed?.flatMap(withMissing), [listed]);
  const found = useFound(all, sought, wordsOfRecord);
  const isEmpty = places?.length === 0 && found.length === 0;
  const here = all?.find(({ address }) => address === addressHere().split('?')[0]);
  const chosen = listed?.find(({ noun }) => noun === several);
  if (chosen)
    return (
      <section className="problems" aria-label="Records">
        <SeveralRecords {...{ session, ...chosen }} onClose={() => setSeveral(undefined)} />
      </section>
    );
  return (
    <section className="problems" aria-label="Records">
      <SearchField {...{ sought, setSought }} />
      {!listed && <RefusalView error={error} onRetry={refetch} />}
      {here && sought === '' && (
        <button type="button" className="main" onClick={() => open(here.file)}>
          This page: {here.name}
        </button>
      )}
      {listed?.map(({ noun, records, missing }) => {
        const own = found.filter((each) => each.noun === noun);
        if (missing !== undefined && own.some(({ file }) => file === missing))
          return (
            <button key={noun} type="button" onClick={() => open(missing)}>
              {noun} <small>not there yet: Add</small>
            </button>
          );
        return (
          own.length > 0 && (
            <details key={noun} open={sought.length > 1}>
              <summary>
                {noun} <small>{own.length}</small>
              </summary>
              <ul className="changes">
                {own.map(({ name, file }) => (
                  <li key={file}>
                    <button type="button" onClick={() => open(file)}>
                      {name} <small>{fileName(file)}</small>
                    </button>
                  </li>
                ))}
              </ul>
              {records.length > 1 && (
                <button type="button" onClick={() => setSeveral(noun)}>
                  Change several at once…
                </button>
              )}
            </details>
          )
        );
      })}
      {sought !== '' && isEmpty && <p role="status">Nothing found.</p>}
      {places && places.length > 0 && (
        <details open>
          <summary>
            Fields <small>{places.length}</small>
          </summary>
          <ul className="changes">
            {places.map(({ file, path, record, label }) => (
              <li key={`${file} ${path.join('/')}`}>
                <button type="button" onClick={() => open(file, path)}>
                  {label} <small>{record}</small>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
