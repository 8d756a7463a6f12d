import { useState } from 'react';
import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import { fileName } from '../file-name.ts';
import { addressHere } from '../page-address.ts';
import { SearchField } from '../search-field.tsx';
import type { Session } from '../session.ts';
import { useAnswer } from '../use-calls.ts';
import { RefusalView } from './refusal-view.tsx';
import { SeveralRecords } from './several-records.tsx';

interface RecordsViewProps {
  readonly session: Session;
  readonly onOpened: () => void;
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
  const words = sought.toLowerCase();
  const isFound = ({ name, file }: { name: string; file: string }) =>
    `${name} ${file}`.toLowerCase().includes(words);
  const isEmpty =
    places?.length === 0 &&
    !listed?.some(({ noun, records, missing }) =>
      [...records, ...(missing ? [{ name: noun, file: missing }] : [])].some(isFound),
    );
  const here = listed
    ?.flatMap(({ records }) => records)
    .find(({ address }) => address === addressHere().split('?')[0]);
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
        const found = records.filter(isFound);
        if (missing !== undefined && isFound({ name: noun, file: missing }))
          return (
            <button key={noun} type="button" onClick={() => open(missing)}>
              {noun} <small>not there yet: Add</small>
            </button>
          );
        return (
          found.length > 0 && (
            <details key={noun} open={words.length > 1}>
              <summary>
                {noun} <small>{found.length}</small>
              </summary>
              <ul className="changes">
                {found.map(({ name, file }) => (
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
