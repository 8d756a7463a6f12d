import { useState } from 'react';
import type { Path } from '../../../codegen/diagnostics/diagnostic.ts';
import { inWords } from '../../../codegen/form/schema-words.ts';
import { heldDaysInWords } from '../../../codegen/report/fact-list.ts';
import type { ShownFacts } from '../calls/choices.ts';
import { RefusalView } from './changes/refusal-view.tsx';
import { fileName } from './file-name.ts';
import { SearchField } from './search-field.tsx';
import type { Session } from './session.ts';
import { useAnswer } from './use-calls.ts';
import { useFound } from './use-found.ts';

interface FactsViewProps {
  readonly session: Session;
  readonly onOpened: () => void;
}

/** A path of a fact, as the fields that lead to it are called. */
const inWordsOf = (path: string) => path.split(/[.@]/).map(inWords).join(' › ');

type Fact = ShownFacts['facts'][number];

const wordsOfFact = ({ path, value, file = '' }: Pick<Fact, 'path' | 'value' | 'file'>) => {
  // A phone number is found however it is written.
  const words = `${file} ${value.replaceAll(/\D/g, '')}`;
  return { title: inWordsOf(path), alias: `${path} ${value}`, words };
};

const wordsOfDebt = ({ what, ...debt }: ShownFacts['owed'][number]) =>
  wordsOfFact({ path: what, ...debt });

type Place = { readonly file: string; readonly line: number; readonly keys?: Path };

/** Every fact with its value, its line and its pages, and what the dealer owes; a press opens the form. */
export function FactsView({ session, onOpened }: FactsViewProps) {
  const { data: list, error, refetch } = useAnswer('factList', null);
  const [sought, setSought] = useState('');
  const open = async ({ file, line, keys }: Place) => {
    if (await session.open({ file, ...(keys ? { path: keys } : { line }) })) onOpened();
  };
  const overdue = new Map(
    list?.readings.flatMap(({ path, review, isOverdue }) => (isOverdue ? [[path, review]] : [])),
  );
  const owed = useFound(list?.owed, sought, wordsOfDebt);
  const facts = useFound(list?.facts, sought, wordsOfFact);
  return (
    <section className="problems" aria-label="Facts">
      <SearchField {...{ sought, setSought }} />
      {!list && <RefusalView error={error} onRetry={refetch} />}
      {list && owed.length + facts.length === 0 && <p>Nothing found.</p>}
      <ul className="changes">
        {owed.map((debt) => (
          <li key={`${debt.file}:${debt.line} ${debt.what}`}>
            <button type="button" onClick={() => void open(debt)}>
              <strong>Owed:</strong> {inWordsOf(debt.what)}: {debt.value} <PlaceName {...debt} />
            </button>
          </li>
        ))}
        {facts.map((fact) => (
          <li key={fact.path}>
            <FactView {...{ fact, open }} review={overdue.get(fact.path)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FactViewProps {
  readonly fact: Fact;
  /** Since when its second value waits to be looked at again. */
  readonly review: string | undefined;
  readonly open: (place: Place) => Promise<void>;
}

function FactView({ fact, review, open }: FactViewProps) {
  const { path, value, file, line, keys, shown, onDays = [] } = fact;
  const others = onDays.map((each) => `${heldDaysInWords(each)}: ${each.value}`);
  const said = (
    <>
      <strong>{value}</strong> {others.length > 0 && <em>({others.join('; ')})</em>}{' '}
      {inWordsOf(path)} <small>{path}</small> {review && <em>Look again since {review}.</em>}
    </>
  );
  return (
    <>
      {file !== undefined && line !== undefined ? (
        <button type="button" onClick={() => void open({ file, line, ...(keys && { keys }) })}>
          {said} <PlaceName {...{ file, line }} />
        </button>
      ) : (
        <p>{said}</p>
      )}
      {shown === 'all' ? <small>On all pages</small> : <Pages addresses={shown} />}
    </>
  );
}

function PlaceName({ file, line }: Place) {
  return (
    <small>
      {fileName(file)}, line {line}
    </small>
  );
}

function Pages({ addresses }: { readonly addresses: readonly string[] }) {
  if (addresses.length === 0) return <small>On no page</small>;
  return (
    <details>
      <summary>{addresses.length === 1 ? 'On 1 page' : `On ${addresses.length} pages`}</summary>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <a href={address}>{address}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
