import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refused, ShownChanges } from '../../calls/changes/shown.ts';
import { act } from '../edit-calls.ts';
import type { Session } from '../session.ts';
import { DifferenceView, SentencesView } from './difference-view.tsx';
import { ProposeForm } from './propose-form.tsx';
import { RefusalView } from './refusal-view.tsx';

interface ChangesViewProps {
  readonly session: Session;
  /** Calls back whenever the content was compiled. */
  readonly onChecked: (listener: () => void) => () => void;
}

/** What differs from where the branch began, each with a button that takes it back, and the way to propose it. */
export function ChangesView({ session, onChecked }: ChangesViewProps) {
  const [changes, setChanges] = useState<ShownChanges | Refused>();
  const [refused, setRefused] = useState<Refused>();
  const [isProposing, setProposing] = useState(false);
  const [isRead, setRead] = useState(false);
  const asked = useRef(0);
  const ask = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    setRead(false);
    // The values first: to make every page twice takes seconds.
    for (const name of ['changes', 'changedPages'] as const) {
      const answer = await act(name, null);
      if (turn !== asked.current) return;
      setChanges(answer);
    }
    setRead(true);
  }, []);
  useEffect(() => {
    void ask();
    return onChecked(() => void ask());
  }, [ask, onChecked]);
  const takeBack = async (id: string) => {
    const answer = await act('takeBack', id);
    setRefused('refused' in answer ? answer : undefined);
    void ask();
  };
  if (!changes)
    return (
      <section className="problems" aria-label="Changes">
        <p role="status">Comparing…</p>
      </section>
    );
  if ('refused' in changes)
    return (
      <section className="problems" aria-label="Changes">
        <RefusalView refusal={changes} />
      </section>
    );
  const { base, blocked, list, others, pages } = changes;
  return (
    <section className="problems" aria-label="Changes">
      <p className="help">
        {list.length === 0 ? `Nothing differs from ${base}.` : `What differs from ${base}:`}
      </p>
      {!isRead && <p role="status">Comparing what visitors read…</p>}
      {isRead && blocked !== undefined && <p className="message">{blocked}</p>}
      {refused && <RefusalView refusal={refused} />}
      <ul className="changes">
        {list.map((each) => (
          <li key={each.id}>
            <DifferenceView difference={each} />
            <span className="order">
              <button type="button" onClick={() => void takeBack(each.id)}>
                Take back
              </button>
              {each.does !== 'removed' && each.does !== 'file' && (
                <button type="button" onClick={() => void session.open({ file: each.file })}>
                  Open
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>Reads differently as well</summary>
          <SentencesView sentences={others} />
        </details>
      )}
      {pages.length > 0 && (
        <details>
          <summary>{pages.length === 1 ? '1 page' : `${pages.length} pages`}</summary>
          <ul>
            {pages.map(({ path, title, state }) => (
              <li key={path}>
                {state === 'removed' ? path : <a href={path}>{path}</a>} {title}
                {state !== 'changed' && <small> {state}</small>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {list.length > 0 && !isProposing && (
        <button type="button" className="main" onClick={() => setProposing(true)}>
          Propose…
        </button>
      )}
      {isProposing && <ProposeForm onClose={() => setProposing(false)} />}
    </section>
  );
}
