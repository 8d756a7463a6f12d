import { useState } from 'react';
import { ProblemList } from '../problems-view.tsx';
import type { Session } from '../session.ts';
import { useAnswer, useCall } from '../use-calls.ts';
import { DifferenceView, SentencesView } from './difference-view.tsx';
import { ProposeForm } from './propose-form.tsx';
import { PublishedView } from './published-view.tsx';
import { RefusalView } from './refusal-view.tsx';

/** What differs here, and what visitors have already. */
export function ChangesView({ session }: { session: Session }) {
  const [isPublished, setPublished] = useState(false);
  return (
    <section className="problems" aria-label="Changes">
      <span className="order">
        <button type="button" aria-pressed={!isPublished} onClick={() => setPublished(false)}>
          Not published yet
        </button>
        <button type="button" aria-pressed={isPublished} onClick={() => setPublished(true)}>
          Published
        </button>
      </span>
      {isPublished ? <PublishedView /> : <DifferencesView session={session} />}
    </section>
  );
}

/** What differs from where the branch began, each with a button that takes it back, and the way to propose it. */
function DifferencesView({ session }: { session: Session }) {
  const values = useAnswer('changes', null);
  // The values first: to make every page twice takes seconds.
  const pagesToo = useAnswer('changedPages', null, values.isSuccess && !values.isFetching);
  const takingBack = useCall('takeBack');
  const [isProposing, setProposing] = useState(false);
  const isRead = pagesToo.isSuccess && !pagesToo.isFetching && !values.isFetching;
  const changes = isRead ? pagesToo.data : values.data;
  if (!changes)
    return values.error ? (
      <RefusalView error={values.error} onRetry={values.refetch} />
    ) : (
      <p role="status">Comparing…</p>
    );
  const { blocked, list, others, pages } = changes;
  return (
    <>
      <p className="help">
        {list.length === 0
          ? 'Nothing differs from what is published.'
          : 'What differs from what is published:'}
      </p>
      {!isRead && !pagesToo.error && <p role="status">Comparing what visitors read…</p>}
      <RefusalView error={pagesToo.error} onRetry={pagesToo.refetch} />
      {isRead && blocked !== undefined && <p className="message">{blocked}</p>}
      <RefusalView error={takingBack.error} />
      <ProblemList problems={changes.problems} open={session.open} />
      <ul className="changes">
        {list.map((each) => (
          <li key={each.id}>
            <DifferenceView difference={each} />
            <span className="order">
              <button
                type="button"
                disabled={takingBack.isPending}
                onClick={() => takingBack.mutate(each.id)}
              >
                {takingBack.isPending && takingBack.variables === each.id ? 'Saving…' : 'Take back'}
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
    </>
  );
}
