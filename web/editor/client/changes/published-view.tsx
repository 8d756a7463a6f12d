import { useState } from 'react';
import type { Published } from '../../../../changes/content/published.ts';
import { useAnswer } from '../use-calls.ts';
import { DifferenceView } from './difference-view.tsx';
import { ProposeForm } from './propose-form.tsx';
import { RefusalView } from './refusal-view.tsx';

/** The last changes that visitors have, each with what it changed and the way to take it back. */
export function PublishedView() {
  const { data: published, error, refetch } = useAnswer('published', null);
  if (!published)
    return error ? <RefusalView error={error} onRetry={refetch} /> : <p role="status">Looking…</p>;
  if (published.length === 0) return <p>Nothing has been published since the site began.</p>;
  return (
    <ul className="changes">
      {published.map((each) => (
        <li key={each.commit}>
          <PublishedChange published={each} />
        </li>
      ))}
    </ul>
  );
}

function PublishedChange({ published }: { published: Published }) {
  const { commit, subject, author, day } = published;
  const [isOpen, setOpen] = useState(false);
  const [isTakenBack, setTakenBack] = useState(false);
  const { data, error, refetch } = useAnswer('publishedChange', commit, isOpen);
  return (
    <>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {subject}{' '}
          <small>
            {day}, {author}
          </small>
        </summary>
        {!data && !error && <p role="status">Comparing…</p>}
        <RefusalView error={error} onRetry={refetch} />
        <ul>
          {data?.list.map((difference) => (
            <li key={difference.id}>
              <DifferenceView difference={difference} />
            </li>
          ))}
        </ul>
      </details>
      {isTakenBack ? (
        <ProposeForm
          commit={commit}
          suggested={`Take back: ${subject}`}
          onClose={() => setTakenBack(false)}
        />
      ) : (
        <button type="button" onClick={() => setTakenBack(true)}>
          Take back…
        </button>
      )}
    </>
  );
}
